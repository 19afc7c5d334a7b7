import type { Database } from "../../platform/storage/storage.ts";
import "./email-changes.ts";
import "./passwords.ts";

/** The customers with a link in a mail that still works. KEEP-01 */
export const holdersOfLinks = async (database: Database, now: Date): Promise<ReadonlySet<string>> => {
  const at = now.getTime();
  const links = await database
    .selectFrom("passwordLinks")
    .select("customerId")
    .where("usedAt", "is", null)
    .where("expiresAt", ">", at)
    .execute();
  const changes = await database.selectFrom("emailChanges").select("customerId").where("expiresAt", ">", at).execute();
  return new Set([...links, ...changes].map(({ customerId }) => customerId));
};
