import type { Kysely } from "kysely";

/** Finds the requests for a password link by address: what the body holds about a person names them. */
export const up = async (database: Kysely<unknown>): Promise<void> => {
  await database.schema.createIndex("passwordLinkRequestsByEmail").on("passwordLinkRequests").column("email").execute();
};
