import { globSync } from "node:fs";
import { basename, join } from "node:path";

import type { Kysely } from "kysely";
import { Migrator, type Migration } from "kysely/migration";

import { MigrationError } from "./faults.ts";
import type { Tables } from "./tables.ts";

const folder = join(import.meta.dirname, "migrations");

/** Migrations in the order of their file names. A released migration is never edited or renamed. */
export const migrations: Readonly<Record<string, Migration>> = Object.fromEntries(
  await Promise.all(
    globSync("*.ts", { cwd: folder })
      .sort()
      .map(async (file) => [basename(file, ".ts"), (await import(join(folder, file))) as Migration] as const),
  ),
);

/** Migrates the database to the current schema; on failure it stays unchanged, and a MigrationError says why. */
export const migrate = async (
  database: Kysely<Tables>,
  all: Readonly<Record<string, Migration>> = migrations,
): Promise<void> => {
  const migrator = new Migrator({ db: database, provider: { getMigrations: () => Promise.resolve({ ...all }) } });
  const { error, results = [] } = await migrator.migrateToLatest();
  if (error === undefined) return;
  const failed = results.find(({ status }) => status === "Error")?.migrationName;
  const why = error instanceof Error ? error.message : "no reason was given";
  const later = /previously executed migration (\S+) is missing/.exec(why)?.[1];
  if (later !== undefined)
    throw new MigrationError(
      `The database is of a later release than this one: it has ${later}. Start that release, or put back a backup from before it.`,
      { cause: error },
    );
  throw new MigrationError(
    `The database could not be brought to this release${failed === undefined ? "" : ` (${failed})`}: ${why}. It is as it was.`,
    { cause: error },
  );
};
