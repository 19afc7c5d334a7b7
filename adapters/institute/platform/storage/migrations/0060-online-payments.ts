import { PostgresAdapter, type Kysely } from "kysely";

/** Keeps the payments that were begun on the pages of a payment provider. */
export const up = async (database: Kysely<unknown>): Promise<void> => {
  // SQLite's integers hold 64 bits.
  const amount = database.getExecutor().adapter instanceof PostgresAdapter ? "bigint" : "integer";
  await database.schema
    .createTable("onlinePayments")
    .addColumn("reference", "text", (column) => column.primaryKey())
    .addColumn("customerId", "text", (column) => column.notNull().references("customers.customerId"))
    .addColumn("amount", amount, (column) => column.notNull())
    .addColumn("items", "text", (column) => column.notNull())
    .addColumn("state", "text", (column) => column.notNull())
    .addColumn("providerId", "text")
    .addColumn("address", "text")
    .addColumn("startedAt", "bigint", (column) => column.notNull())
    .addColumn("changedAt", "bigint", (column) => column.notNull())
    .execute();
  await database.schema.createIndex("onlinePaymentsByCustomer").on("onlinePayments").column("customerId").execute();
  await database.schema.createIndex("onlinePaymentsByState").on("onlinePayments").column("state").execute();
  await database.schema
    .createIndex("onlinePaymentsByProviderId")
    .on("onlinePayments")
    .column("providerId")
    .unique()
    .execute();
};
