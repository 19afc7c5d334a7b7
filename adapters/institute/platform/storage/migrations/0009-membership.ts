import type { Kysely } from "kysely";

export const up = async (database: Kysely<unknown>): Promise<void> => {
  await database.schema.alterTable("customers").addColumn("membershipDate", "text").execute();
  await database.schema
    .createTable("membershipApplications")
    .addColumn("reference", "text", (column) => column.primaryKey())
    .addColumn("customerId", "text", (column) => column.notNull().unique().references("customers.customerId"))
    .addColumn("application", "text", (column) => column.notNull())
    .addColumn("submittedOn", "text", (column) => column.notNull())
    .addColumn("submittedAt", "bigint", (column) => column.notNull())
    .addColumn("idempotencyKey", "text", (column) => column.notNull())
    .addColumn("bodyDigest", "text", (column) => column.notNull())
    .execute();
  await database.schema
    .createTable("retirements")
    .addColumn("reference", "text", (column) => column.primaryKey())
    .addColumn("customerId", "text", (column) => column.notNull().unique().references("customers.customerId"))
    .addColumn("retirementDate", "text", (column) => column.notNull())
    .addColumn("registeredOn", "text", (column) => column.notNull())
    .addColumn("registeredAt", "bigint", (column) => column.notNull())
    .addColumn("idempotencyKey", "text", (column) => column.notNull())
    .addColumn("bodyDigest", "text", (column) => column.notNull())
    .execute();
};
