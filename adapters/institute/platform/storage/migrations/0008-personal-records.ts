import type { Kysely } from "kysely";

export const up = async (database: Kysely<unknown>): Promise<void> => {
  await database.schema
    .createTable("personalRecords")
    .addColumn("customerId", "text", (column) => column.notNull().references("customers.customerId"))
    .addColumn("kind", "text", (column) => column.notNull())
    .addColumn("details", "text", (column) => column.notNull())
    .addColumn("version", "integer", (column) => column.notNull())
    .addPrimaryKeyConstraint("personalRecordsKey", ["customerId", "kind"])
    .execute();
  // The unique constraint rejects the second of two people who take an address at the same time.
  await database.schema
    .createTable("emailAddresses")
    .addColumn("customerId", "text", (column) => column.primaryKey().references("customers.customerId"))
    .addColumn("address", "text", (column) => column.notNull().unique())
    .execute();
  await database.schema
    .createTable("auditEntries")
    .addColumn("entryId", "text", (column) => column.primaryKey())
    .addColumn("customerId", "text", (column) => column.notNull().references("customers.customerId"))
    .addColumn("changedBy", "text", (column) => column.notNull())
    .addColumn("changedAt", "bigint", (column) => column.notNull())
    .addColumn("kind", "text", (column) => column.notNull())
    .addColumn("field", "text", (column) => column.notNull())
    .addColumn("oldHash", "text")
    .addColumn("newHash", "text")
    .execute();
  await database.schema.createIndex("auditEntriesByCustomer").on("auditEntries").column("customerId").execute();
};
