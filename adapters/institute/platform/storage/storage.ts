import { join } from "node:path";

import { Kysely, sql } from "kysely";

import { DamagedDatabase, NoConnection, isDamage, isConflict } from "./faults.ts";
import { migrate } from "./migrate.ts";
import { postgresDialect } from "./postgres-dialect.ts";
import { sqliteDialect } from "./sqlite-dialect.ts";
import type { Tables } from "./tables.ts";

/** A PostgreSQL database by its address. */
export interface PostgresChoice {
  readonly kind: "postgres";
  readonly url: string;
}

export type StorageChoice = { readonly kind: "sqlite"; readonly path: string } | PostgresChoice;

export type Database = Kysely<Tables>;

/** The configured database: PostgreSQL by address, or SQLite in a file of the data folder. */
export const storageOf = ({
  databaseUrl,
  dataFolder,
}: {
  readonly databaseUrl: string | undefined;
  readonly dataFolder: string;
}): StorageChoice =>
  databaseUrl === undefined
    ? { kind: "sqlite", path: join(dataFolder, "guildhall.sqlite") }
    : { kind: "postgres", url: databaseUrl };

/** An open, migrated database. */
export interface Storage {
  readonly database: Database;
  /** Throws when the database does not answer in time, is read-only, or is damaged. */
  check(): Promise<void>;
  close(): Promise<void>;
}

/** Milliseconds after which a database that does not answer counts as gone. */
const longestCheck = 1_500;

const inTime = <T>(work: Promise<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error("The database did not answer in time.")), longestCheck);
    void work.then(resolve, reject).finally(() => clearTimeout(timer));
  });

/** Throws NoConnection when a database does not answer. */
const answers = async (database: Kysely<Tables>): Promise<void> => {
  await sql`select 1`.execute(database).catch((error: unknown) => {
    throw new NoConnection("The database cannot be reached.", { cause: error });
  });
};

/** Throws NoConnection when a PostgreSQL database cannot be reached. Changes nothing. */
export const assertReachable = async ({ url }: PostgresChoice): Promise<void> => {
  const database = new Kysely<Tables>({ dialect: postgresDialect(url, () => undefined) });
  try {
    await answers(database);
  } finally {
    await database.destroy();
  }
};

/**
 * Migrates the database; on PostgreSQL over separate connections, because a migration may exceed the statement timeout.
 */
const migrated = async (
  choice: StorageChoice,
  database: Database,
  onIdleError: (error: Error) => void,
): Promise<void> => {
  if (choice.kind === "sqlite") return migrate(database);
  const unlimited = new Kysely<Tables>({ dialect: postgresDialect(choice.url, onIdleError, { isMigrating: true }) });
  try {
    // Connects first, so a wrong address or password is not reported as a failed migration.
    await answers(unlimited);
    await migrate(unlimited);
  } finally {
    await unlimited.destroy();
  }
};

interface Watching {
  /** Called when an idle connection fails. */
  readonly onIdleError?: (error: Error) => void;
  /** Called after each statement, with its text. */
  readonly onStatement?: (statement: string) => void;
}

/** Opens the database and migrates it to the current schema. */
export const openStorage = async (
  choice: StorageChoice,
  { onIdleError = () => undefined, onStatement }: Watching = {},
): Promise<Storage> => {
  let damage: unknown;
  const dialect = choice.kind === "sqlite" ? sqliteDialect(choice.path) : postgresDialect(choice.url, onIdleError);
  const database = new Kysely<Tables>({
    dialect,
    log: (event) => {
      onStatement?.(event.query.sql);
      if (event.level === "error" && isDamage(event.error)) damage = event.error;
    },
  });
  try {
    await migrated(choice, database, onIdleError);
  } catch (error) {
    await database.destroy();
    throw error;
  }
  // Checks by writing: a full or read-only disk can still be read.
  const write = sql`insert into limits ("limitKey", "fullAgainAt") values ('readiness', ${Date.now()})
    on conflict ("limitKey") do update set "fullAgainAt" = excluded."fullAgainAt"`;
  return {
    database,
    check: async () => {
      if (damage !== undefined) throw new DamagedDatabase("The database is damaged.", { cause: damage });
      await inTime(write.execute(database));
    },
    close: () => database.destroy(),
  };
};

/** Reads a database without migrating it; work on one of another release may fail. */
export const readDatabase = async <T>(choice: StorageChoice, work: (database: Database) => Promise<T>): Promise<T> => {
  const dialect = choice.kind === "sqlite" ? sqliteDialect(choice.path) : postgresDialect(choice.url, () => undefined);
  const database = new Kysely<Tables>({ dialect });
  try {
    return await work(database);
  } finally {
    await database.destroy();
  }
};

/** Maximum number of attempts after conflicts with other transactions. */
const mostAttempts = 4;

/**
 * Runs work in a transaction. After a conflict it runs again from the start, so an attempt may have no effects outside
 * the database.
 */
export const inTransaction = async <T>(
  database: Database,
  work: (transaction: Database) => Promise<T>,
  { attempt = 1, onConflict }: { readonly attempt?: number; readonly onConflict?: (attempt: number) => void } = {},
): Promise<T> => {
  try {
    return await database.transaction().execute(work);
  } catch (error) {
    if (!isConflict(error) || attempt === mostAttempts) throw error;
    onConflict?.(attempt);
    return inTransaction(database, work, { attempt: attempt + 1, ...(onConflict ? { onConflict } : {}) });
  }
};
