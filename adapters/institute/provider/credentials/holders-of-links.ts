import { chunked } from "../../platform/storage/chunked.ts";
import type { Database } from "../../platform/storage/storage.ts";
import "./email-changes.ts";
import "./passwords.ts";

/** The customers with a link in a mail that still works: of all, or of those given. KEEP-01 */
export const holdersOfLinks = async (
  database: Database,
  now: Date,
  given?: readonly string[],
): Promise<ReadonlySet<string>> => {
  const at = now.getTime();
  const links = database
    .selectFrom("passwordLinks")
    .select("customerId")
    .where("usedAt", "is", null)
    .where("expiresAt", ">", at);
  const changes = database.selectFrom("emailChanges").select("customerId").where("expiresAt", ">", at);
  const held = given
    ? chunked(given).flatMap((ids) => [links.where("customerId", "in", ids), changes.where("customerId", "in", ids)])
    : [links, changes];
  const rows = await Promise.all(held.map((query) => query.execute()));
  return new Set(rows.flat().map(({ customerId }) => customerId));
};
