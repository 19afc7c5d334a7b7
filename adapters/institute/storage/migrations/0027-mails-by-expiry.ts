import type { Kysely } from "kysely";

/** Finds the mails whose links still work, which are sent before all others. */
export const up = async (database: Kysely<unknown>): Promise<void> => {
  await database.schema.createIndex("mailsByExpiry").on("mails").column("expiresAt").execute();
};
