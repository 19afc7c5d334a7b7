import type { Kysely } from "kysely";

/** Finds the requests for a password link by address, for the data held about a person. */
export const up = async (database: Kysely<unknown>): Promise<void> => {
  await database.schema.createIndex("passwordLinkRequestsByEmail").on("passwordLinkRequests").column("email").execute();
};
