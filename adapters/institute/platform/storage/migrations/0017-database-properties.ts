import type { Kysely } from "kysely";

/** Adds properties of the database, such as trial or production. */
export const up = async (database: Kysely<unknown>): Promise<void> => {
  await database.schema
    .createTable("databaseProperties")
    .addColumn("name", "text", (column) => column.primaryKey())
    .addColumn("value", "text", (column) => column.notNull())
    .execute();
};
