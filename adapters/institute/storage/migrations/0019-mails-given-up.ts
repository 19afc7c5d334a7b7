import type { Kysely } from "kysely";

/** When a mail was given up, and after when it is not worth sending. */
export const up = async (database: Kysely<unknown>): Promise<void> => {
  for (const column of ["givenUpAt", "expiresAt"])
    await database.schema.alterTable("mails").addColumn(column, "bigint").execute();
};
