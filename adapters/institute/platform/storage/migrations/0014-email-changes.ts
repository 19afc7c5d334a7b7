import type { Kysely } from "kysely";

/** Adds pending sign-in emails, which take effect when their link is opened. */
export const up = async (database: Kysely<unknown>): Promise<void> => {
  await database.schema
    .createTable("emailChanges")
    .addColumn("customerId", "text", (column) => column.primaryKey().references("customers.customerId"))
    .addColumn("digest", "text", (column) => column.notNull().unique())
    .addColumn("email", "text", (column) => column.notNull())
    .addColumn("expiresAt", "bigint", (column) => column.notNull())
    .execute();
};
