import type { Kysely } from "kysely";

/** Keeps how the tables of each bank are read, by their heading line. */
export const up = async (database: Kysely<unknown>): Promise<void> => {
  await database.schema
    .createTable("bankColumns")
    .addColumn("heading", "text", (column) => column.primaryKey())
    .addColumn("columns", "text", (column) => column.notNull())
    .addColumn("dayOrder", "text")
    .execute();
};
