import { Kysely, sql } from "kysely";
import { migrate } from "./migrate.ts";
import { postgresDialect } from "./postgres-dialect.ts";
import { sqliteDialect } from "./sqlite-dialect.ts";
import type { Tables } from "./tables.ts";

/** Where things are kept: a SQLite file (or ":memory:"), or a PostgreSQL database. */
export type StorageChoice =
  { readonly kind: "sqlite"; readonly path: string } | { readonly kind: "postgres"; readonly url: string };

export type Database = Kysely<Tables>;

/** An open, migrated database. */
export interface Storage {
  readonly database: Database;
  /** Throws when the database cannot be reached. */
  check(): Promise<void>;
  close(): Promise<void>;
}

/** Opens the database and brings it to the present schema. */
export const openStorage = async (
  choice: StorageChoice,
  onIdleError: (error: Error) => void = () => undefined,
): Promise<Storage> => {
  const dialect = choice.kind === "sqlite" ? sqliteDialect(choice.path) : postgresDialect(choice.url, onIdleError);
  const database = new Kysely<Tables>({ dialect });
  try {
    await migrate(database);
  } catch (error) {
    await database.destroy();
    throw error;
  }
  return {
    database,
    check: async () => void (await sql`select 1`.execute(database)),
    close: () => database.destroy(),
  };
};
