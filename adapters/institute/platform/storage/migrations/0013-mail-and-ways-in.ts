import type { Kysely } from "kysely";

/** Adds the mail outbox, and links for choosing a password. */
export const up = async (database: Kysely<unknown>): Promise<void> => {
  await database.schema
    .createTable("mails")
    .addColumn("mailId", "text", (column) => column.primaryKey())
    .addColumn("recipient", "text", (column) => column.notNull())
    .addColumn("subject", "text", (column) => column.notNull())
    .addColumn("text", "text", (column) => column.notNull())
    .addColumn("html", "text", (column) => column.notNull())
    .addColumn("writtenAt", "bigint", (column) => column.notNull())
    .addColumn("attempts", "integer", (column) => column.notNull())
    .addColumn("nextAttemptAt", "bigint", (column) => column.notNull())
    .addColumn("sentAt", "bigint")
    .execute();
  await database.schema.createIndex("mailsByAttempt").on("mails").columns(["sentAt", "nextAttemptAt"]).execute();
  await database.schema
    .createTable("passwordLinks")
    .addColumn("digest", "text", (column) => column.primaryKey())
    .addColumn("customerId", "text", (column) => column.notNull().references("customers.customerId"))
    .addColumn("expiresAt", "bigint", (column) => column.notNull())
    .addColumn("usedAt", "bigint")
    .execute();
  await database.schema.createIndex("passwordLinksByCustomer").on("passwordLinks").column("customerId").execute();
};
