import type { Database } from "../../platform/storage/storage.ts";
import "./fees.store.ts";

/** The ID of the person whose account has a posting with a reference, in any case of letters. */
export const holderOfPosting = async (database: Database, reference: string): Promise<string | undefined> => {
  const found = await database
    .selectFrom("transactions")
    .select("customerId")
    .where(({ fn }) => fn("upper", ["reference"]), "=", reference.toUpperCase())
    .executeTakeFirst();
  return found?.customerId;
};
