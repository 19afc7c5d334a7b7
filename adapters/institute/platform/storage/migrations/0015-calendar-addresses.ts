import type { Kysely } from "kysely";

/** Adds the private addresses of calendars. */
export const up = async (database: Kysely<unknown>): Promise<void> => {
  await database.schema
    .createTable("calendarAddresses")
    .addColumn("customerId", "text", (column) => column.primaryKey().references("customers.customerId"))
    .addColumn("token", "text", (column) => column.notNull().unique())
    .execute();
};
