import type { Kysely } from "kysely";

/** Tells what staff changed from what they saw. */
export const up = async (database: Kysely<unknown>): Promise<void> => {
  await database.schema
    .alterTable("staffRecords")
    .addColumn("isChange", "integer", (column) => column.notNull().defaultTo(0))
    .execute();
};
