import type { Kysely } from "kysely";

/** Adds the index of mails with working links, which are sent first. */
export const up = async (database: Kysely<unknown>): Promise<void> => {
  await database.schema.createIndex("mailsByExpiry").on("mails").column("expiresAt").execute();
};
