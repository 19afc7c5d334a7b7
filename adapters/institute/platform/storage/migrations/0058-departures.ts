import type { Kysely } from "kysely";

/** Adds why and when people left. */
export const up = async (database: Kysely<unknown>): Promise<void> => {
  await database.schema
    .createTable("departures")
    .addColumn("customerId", "text", (column) => column.primaryKey().references("customers.customerId"))
    .addColumn("kind", "text", (column) => column.notNull())
    .addColumn("leftOn", "text", (column) => column.notNull())
    .addColumn("reason", "text")
    .addColumn("mergedInto", "text")
    .addColumn("creditNotes", "text")
    .execute();
  await database.schema.createIndex("departuresByDay").on("departures").column("leftOn").execute();
  await database.schema.createIndex("departuresByMerger").on("departures").column("mergedInto").execute();
};
