import type { Kysely } from "kysely";

/** Adds the index of password link requests by address, for the data held about a person. */
export const up = async (database: Kysely<unknown>): Promise<void> => {
  await database.schema.createIndex("passwordLinkRequestsByEmail").on("passwordLinkRequests").column("email").execute();
};
