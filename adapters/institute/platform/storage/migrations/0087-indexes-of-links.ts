import type { Kysely } from "kysely";

/** Adds indexes of links by the times after which they are deleted, so that many are deleted in pieces. */
export const up = async (database: Kysely<unknown>): Promise<void> => {
  await database.schema.createIndex("passwordLinksByExpiry").on("passwordLinks").column("expiresAt").execute();
  await database.schema.createIndex("passwordLinksByUse").on("passwordLinks").column("usedAt").execute();
  await database.schema.createIndex("emailChangesByExpiry").on("emailChanges").column("expiresAt").execute();
};
