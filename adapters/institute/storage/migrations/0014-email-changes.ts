import type { Kysely } from "kysely";

/** Emails that somebody will sign in with once a link that was sent there is opened. */
export const up = async (database: Kysely<unknown>): Promise<void> => {
  await database.schema
    .createTable("emailChanges")
    .addColumn("customerId", "text", (column) => column.primaryKey().references("customers.customerId"))
    .addColumn("digest", "text", (column) => column.notNull().unique())
    .addColumn("email", "text", (column) => column.notNull())
    .addColumn("expiresAt", "bigint", (column) => column.notNull())
    .execute();
};
