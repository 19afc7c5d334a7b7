import type { Kysely } from "kysely";

/** What a database says of itself, such as whether it is of a trial. */
export const up = async (database: Kysely<unknown>): Promise<void> => {
  await database.schema
    .createTable("databaseProperties")
    .addColumn("name", "text", (column) => column.primaryKey())
    .addColumn("value", "text", (column) => column.notNull())
    .execute();
};
