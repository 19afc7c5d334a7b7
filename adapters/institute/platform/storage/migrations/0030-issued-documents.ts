import type { Kysely } from "kysely";

/** Adds issued documents, each with its code. */
export const up = async (database: Kysely<unknown>): Promise<void> => {
  await database.schema
    .createTable("issuedDocuments")
    .addColumn("code", "text", (column) => column.primaryKey())
    .addColumn("customerId", "text", (column) => column.notNull().references("customers.customerId"))
    .addColumn("kind", "text", (column) => column.notNull())
    .addColumn("subject", "text", (column) => column.notNull())
    .addColumn("position", "integer", (column) => column.notNull())
    .addColumn("title", "text", (column) => column.notNull())
    .addColumn("name", "text")
    .addColumn("facts", "text", (column) => column.notNull())
    .addColumn("digest", "text", (column) => column.notNull())
    .addColumn("isOfRetired", "integer", (column) => column.notNull())
    .addColumn("issuedOn", "text", (column) => column.notNull())
    .addColumn("issuedAt", "bigint", (column) => column.notNull())
    .addColumn("expiresOn", "text")
    .addUniqueConstraint("issuedDocumentsInOrder", ["customerId", "kind", "subject", "position"])
    .execute();
};
