import type { Kysely } from "kysely";

/** Replaces the index of mails by expiry: the next mail with a link is found among all that wait without sorting them. */
export const up = async (database: Kysely<unknown>): Promise<void> => {
  await database.schema.dropIndex("mailsByExpiry").execute();
  await database.schema.createIndex("waitingMailsByExpiry").on("mails").columns(["sentAt", "expiresAt"]).execute();
};
