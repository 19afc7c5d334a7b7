import type { Kysely } from "kysely";

export const up = async (database: Kysely<unknown>): Promise<void> => {
  await database.schema
    .createTable("keyResources")
    .addColumn("customerId", "text", (column) => column.notNull().references("customers.customerId"))
    .addColumn("key", "text", (column) => column.notNull())
    .addColumn("eligible", "integer", (column) => column.notNull())
    .addColumn("warning", "text")
    .addColumn("certificateNumber", "text", (column) => column.notNull())
    .addColumn("certificateType", "text", (column) => column.notNull())
    .addColumn("issuedOn", "text", (column) => column.notNull())
    .addColumn("particulars", "text", (column) => column.notNull())
    .addPrimaryKeyConstraint("keyResourcesKey", ["customerId", "key"])
    .execute();
  await database.schema
    .createTable("practisingCertificates")
    .addColumn("certificateNumber", "text", (column) => column.primaryKey())
    .addColumn("customerId", "text", (column) => column.notNull().references("customers.customerId"))
    .addColumn("certificateType", "text", (column) => column.notNull())
    .addColumn("certificateName", "text", (column) => column.notNull())
    .addColumn("jurisdictionDescription", "text", (column) => column.notNull())
    .addColumn("issuedOn", "text", (column) => column.notNull())
    .addColumn("expiresOn", "text", (column) => column.notNull())
    .execute();
  await database.schema
    .createIndex("practisingCertificatesByCustomer")
    .on("practisingCertificates")
    .column("customerId")
    .execute();
  // Stores only the ticket's hash, so a reader of the database cannot open a file with it.
  await database.schema
    .createTable("tickets")
    .addColumn("digest", "text", (column) => column.primaryKey())
    .addColumn("expiresAt", "bigint", (column) => column.notNull())
    .execute();
};
