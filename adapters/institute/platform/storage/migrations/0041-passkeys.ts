import type { Kysely } from "kysely";

/** Adds passkeys, and used challenges, which prevent replay. */
export const up = async (database: Kysely<unknown>): Promise<void> => {
  await database.schema
    .createTable("passkeys")
    .addColumn("passkeyId", "text", (column) => column.primaryKey())
    .addColumn("customerId", "text", (column) => column.notNull().references("customers.customerId"))
    .addColumn("credentialId", "text", (column) => column.notNull().unique())
    .addColumn("publicKey", "text", (column) => column.notNull())
    .addColumn("counter", "bigint", (column) => column.notNull())
    .addColumn("transports", "text", (column) => column.notNull())
    .addColumn("name", "text", (column) => column.notNull())
    .addColumn("addedAt", "bigint", (column) => column.notNull())
    .addColumn("lastUsedAt", "bigint")
    .execute();
  await database.schema.createIndex("passkeysByCustomer").on("passkeys").column("customerId").execute();
  await database.schema
    .createTable("usedChallenges")
    .addColumn("digest", "text", (column) => column.primaryKey())
    .addColumn("expiresAt", "bigint", (column) => column.notNull())
    .execute();
  await database.schema.createIndex("usedChallengesByTime").on("usedChallenges").column("expiresAt").execute();
};
