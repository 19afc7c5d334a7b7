import type { Kysely } from "kysely";

export const up = async (database: Kysely<unknown>): Promise<void> => {
  await database.schema
    .createTable("cpdOverviews")
    .addColumn("customerId", "text", (column) => column.primaryKey().references("customers.customerId"))
    .addColumn("code", "text", (column) => column.notNull())
    .addColumn("year", "integer", (column) => column.notNull())
    .addColumn("nextDueDate", "text", (column) => column.notNull())
    .execute();
  await database.schema
    .createTable("cpdYears")
    .addColumn("customerId", "text", (column) => column.notNull().references("customers.customerId"))
    .addColumn("year", "integer", (column) => column.notNull())
    .addColumn("status", "text", (column) => column.notNull())
    .addColumn("broughtForwardUnits", "integer", (column) => column.notNull())
    .addPrimaryKeyConstraint("cpdYearsKey", ["customerId", "year"])
    .execute();
  await database.schema
    .createTable("cpdAdjustments")
    .addColumn("adjustmentId", "text", (column) => column.primaryKey())
    .addColumn("customerId", "text", (column) => column.notNull())
    .addColumn("year", "integer", (column) => column.notNull())
    .addColumn("type", "text", (column) => column.notNull())
    .addColumn("reason", "text", (column) => column.notNull())
    .addColumn("units", "integer", (column) => column.notNull())
    .addColumn("status", "text", (column) => column.notNull())
    .addForeignKeyConstraint("adjustmentOfYear", ["customerId", "year"], "cpdYears", ["customerId", "year"])
    .execute();
  // The two unique constraints reject the second of two simultaneous declarations.
  await database.schema
    .createTable("cpdDeclarations")
    .addColumn("reference", "text", (column) => column.primaryKey())
    .addColumn("customerId", "text", (column) => column.notNull().references("customers.customerId"))
    .addColumn("year", "integer", (column) => column.notNull())
    .addColumn("isRequirementsMet", "integer", (column) => column.notNull())
    .addColumn("route", "text", (column) => column.notNull())
    .addColumn("isEngagementPartner", "integer", (column) => column.notNull())
    .addColumn("status", "text", (column) => column.notNull())
    .addColumn("submittedOn", "text", (column) => column.notNull())
    .addColumn("submittedAt", "bigint", (column) => column.notNull())
    .addColumn("idempotencyKey", "text", (column) => column.notNull())
    .addColumn("bodyDigest", "text", (column) => column.notNull())
    .addUniqueConstraint("oneDeclarationAYear", ["customerId", "year"])
    .addUniqueConstraint("oneDeclarationAKey", ["customerId", "idempotencyKey"])
    .execute();
};
