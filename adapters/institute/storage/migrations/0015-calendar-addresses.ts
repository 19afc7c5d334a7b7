import type { Kysely } from "kysely";

/** The private addresses at which calendars find what someone has to do by a day. */
export const up = async (database: Kysely<unknown>): Promise<void> => {
  await database.schema
    .createTable("calendarAddresses")
    .addColumn("customerId", "text", (column) => column.primaryKey().references("customers.customerId"))
    .addColumn("token", "text", (column) => column.notNull().unique())
    .execute();
};
