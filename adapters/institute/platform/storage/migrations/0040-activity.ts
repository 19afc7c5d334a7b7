import type { Kysely } from "kysely";

/** Adds the device of a sign-in, and daily counts of account events. */
export const up = async (database: Kysely<unknown>): Promise<void> => {
  await database.schema.alterTable("signIns").addColumn("device", "text").execute();
  await database.schema
    .createTable("activityCounts")
    .addColumn("customerId", "text", (column) => column.notNull().references("customers.customerId"))
    .addColumn("kind", "text", (column) => column.notNull())
    .addColumn("day", "text", (column) => column.notNull())
    .addColumn("subject", "text", (column) => column.notNull())
    .addColumn("count", "integer", (column) => column.notNull())
    .addColumn("latestAt", "bigint", (column) => column.notNull())
    .addPrimaryKeyConstraint("activityCountsByDay", ["customerId", "kind", "day", "subject"])
    .execute();
  await database.schema.createIndex("activityCountsByTime").on("activityCounts").column("latestAt").execute();
};
