import type { Kysely } from "kysely";

/** Adds the addresses that refuse mails for good. */
export const up = async (database: Kysely<unknown>): Promise<void> => {
  await database.schema
    .createTable("refusingAddresses")
    .addColumn("customerId", "text", (column) => column.notNull().references("customers.customerId"))
    .addColumn("address", "text", (column) => column.notNull())
    .addColumn("times", "integer", (column) => column.notNull())
    .addColumn("latestAt", "bigint", (column) => column.notNull())
    .addPrimaryKeyConstraint("refusingAddressesKey", ["customerId", "address"])
    .execute();
};
