import type { Kysely } from "kysely";

export const up = async (database: Kysely<unknown>): Promise<void> => {
  await database.schema
    .createTable("subscriptions")
    .addColumn("customerId", "text", (column) => column.notNull().references("customers.customerId"))
    .addColumn("year", "integer", (column) => column.notNull())
    .addColumn("amount", "integer", (column) => column.notNull())
    .addColumn("dueDate", "text", (column) => column.notNull())
    .addColumn("status", "text", (column) => column.notNull())
    .addPrimaryKeyConstraint("subscriptionsKey", ["customerId", "year"])
    .execute();
  await database.schema
    .createTable("transactions")
    .addColumn("reference", "text", (column) => column.primaryKey())
    .addColumn("customerId", "text", (column) => column.notNull().references("customers.customerId"))
    .addColumn("date", "text", (column) => column.notNull())
    .addColumn("description", "text", (column) => column.notNull())
    .addColumn("amount", "integer", (column) => column.notNull())
    .addColumn("type", "text", (column) => column.notNull())
    .addColumn("status", "text", (column) => column.notNull())
    .addColumn("receiptAvailable", "integer", (column) => column.notNull())
    .execute();
  await database.schema.createIndex("transactionsByCustomer").on("transactions").column("customerId").execute();
};
