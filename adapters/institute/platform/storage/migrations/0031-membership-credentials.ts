import type { Kysely } from "kysely";

/** Adds signing keys of credentials, and each credential's position in a status list. */
export const up = async (database: Kysely<unknown>): Promise<void> => {
  await database.schema
    .createTable("credentialKeys")
    .addColumn("position", "integer", (column) => column.primaryKey())
    .addColumn("publicKey", "text", (column) => column.notNull())
    .addColumn("secretKey", "text")
    .addColumn("madeAt", "bigint", (column) => column.notNull())
    .execute();
  await database.schema
    .createTable("membershipCredentials")
    .addColumn("code", "text", (column) => column.primaryKey().references("issuedDocuments.code"))
    .addColumn("list", "integer", (column) => column.notNull())
    .addColumn("position", "integer", (column) => column.notNull())
    .addUniqueConstraint("membershipCredentialsByPosition", ["list", "position"])
    .execute();
};
