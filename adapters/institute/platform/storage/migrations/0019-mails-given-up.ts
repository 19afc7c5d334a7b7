import type { Kysely } from "kysely";

/** Adds when a mail was abandoned, and when it becomes obsolete. */
export const up = async (database: Kysely<unknown>): Promise<void> => {
  for (const column of ["givenUpAt", "expiresAt"])
    await database.schema.alterTable("mails").addColumn(column, "bigint").execute();
};
