import { globSync } from "node:fs";
import { basename, join } from "node:path";

import { sql, type Kysely } from "kysely";
import { Migrator, type Migration } from "kysely/migration";

import { isOf030, migrationsFrom030, whyUnusable, type Migrations } from "./earlier-releases.ts";
import { MigrationError } from "./faults.ts";
import type { Tables } from "./tables.ts";

const folder = join(import.meta.dirname, "migrations");

/** Migrations in the order of their file names. A released migration is never edited or renamed. */
export const migrations: Migrations = Object.fromEntries(
  await Promise.all(
    globSync("*.ts", { cwd: folder })
      .sort()
      .map(async (file) => [basename(file, ".ts"), (await import(join(folder, file))) as Migration] as const),
  ),
);

/** Names of the migrations that a database has had. */
const executedIn = async (database: Kysely<Tables>): Promise<readonly string[]> => {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(database);
  return rows.map(({ name }) => name);
};

const isEmpty = async (database: Kysely<Tables>): Promise<boolean> => {
  const tables = await database.introspection.getTables({ withInternalKyselyTables: true });
  return !tables.some(({ name }) => name === "kysely_migration");
};

/** Migrates the database to the current schema; on failure it stays unchanged, and a MigrationError says why. */
export const migrate = async (database: Kysely<Tables>, all: Migrations = migrations): Promise<void> => {
  const before = (await isEmpty(database)) ? [] : await executedIn(database);
  const unusable = whyUnusable(before, all);
  if (unusable !== undefined) throw new MigrationError(`The database ${unusable}.`);
  // Kysely asks under its lock, so that of two processes only one takes the database over.
  const getMigrations = async () => {
    const executed = isOf030(before) ? await executedIn(database) : before;
    return isOf030(executed) ? migrationsFrom030(executed, all) : { ...all };
  };
  const { error, results = [] } = await new Migrator({ db: database, provider: { getMigrations } }).migrateToLatest();
  if (error === undefined) return;
  const failed = results.find(({ status }) => status === "Error")?.migrationName;
  const why = error instanceof Error ? error.message : "no reason was given";
  throw new MigrationError(
    `The database could not be brought to this release${failed === undefined ? "" : ` (${failed})`}: ${why}. It is as it was.`,
    { cause: error },
  );
};
