import type { Database } from "../../platform/storage/storage.ts";
import "./fees.store.ts";

/** The ID of the person whose account has a posting with a reference. */
export const holderOfPosting = async (database: Database, reference: string): Promise<string | undefined> => {
  const found = await database
    .selectFrom("transactions")
    .select("customerId")
    .where("reference", "=", reference)
    .executeTakeFirst();
  return found?.customerId;
};
