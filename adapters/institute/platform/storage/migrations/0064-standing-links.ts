import type { Kysely } from "kysely";

/** Adds the public pages that show others today's standing. */
export const up = async (database: Kysely<unknown>): Promise<void> => {
  await database.schema
    .createTable("standingLinks")
    .addColumn("customerId", "text", (column) => column.primaryKey().references("customers.customerId"))
    .addColumn("code", "text", (column) => column.notNull().unique())
    .execute();
};
