import { sql, type Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/** Migrations by their names. */
export type Migrations = Readonly<Record<string, Migration>>;

/** The last migration of 0.3.0, and the one that replaces it and all before it. */
const lastBefore = "0091-desk-jobs";
const schema = "0092-schema";

/** Whether a database with these migrations was last opened by 0.3.0. */
export const isOf030 = (executed: readonly string[]): boolean => executed.includes(lastBefore);

/** Why this release cannot use a database with these migrations; undefined when it can. */
export const whyUnusable = (executed: readonly string[], all: Migrations): string | undefined => {
  if (executed.some((name) => name < lastBefore) && !isOf030(executed))
    return "is of a release before 0.3.0. Start 0.3.0 once, then this release. 0.3.0 has the git tag v0.3.0";
  const later = executed.find((name) => name > lastBefore && !(name in all));
  return (
    later &&
    `is of a later release than this one: it has ${later}. Start that release, or put back a backup from before it`
  );
};

/** The migrations for a database of 0.3.0: it has the schema already, and only the names of its migrations change. */
export const migrationsFrom030 = (executed: readonly string[], all: Migrations): Migrations => ({
  ...Object.fromEntries(executed.map((name) => [name, { up: () => Promise.resolve() }])),
  ...all,
  [schema]: {
    up: async (database: Kysely<unknown>) => {
      await sql`delete from kysely_migration where name <= ${lastBefore}`.execute(database);
    },
  },
});
