import type { RetentionRules } from "../../../domain/rules/organisation-rules.ts";
import { keptSince } from "../../../domain/rules/retention.ts";
import type { Database } from "../platform/storage/storage.ts";

const words = "(This link was used, or has expired.)";

/** Removes access links from a mail, in text or HTML. */
const withoutLinks = (letter: string): string =>
  letter
    .replaceAll(/<a href="[^"]*\/idp\/[^"]*">[^<]*<\/a>/g, words)
    .replaceAll(/https?:\/\/[^\s"<]*\/idp\/[^\s"<]*/g, words);

/** Customers with a valid link. */
const holdersOfLinks = async (database: Database, now: Date): Promise<ReadonlySet<string>> => {
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

/** Removes used and expired links from mails; returns the number of mails. KEEP-01 */
export const removeSpentLinks = async (transaction: Database, now: Date, rules: RetentionRules): Promise<number> => {
  const holders = await holdersOfLinks(transaction, now);
  const mails = await transaction
    .selectFrom("mails")
    .select(["mailId", "customerId", "text", "html", "writtenAt", "expiresAt"])
    .where("text", "like", "%/idp/%")
    .execute();
  const spent = mails.filter(({ customerId, writtenAt, expiresAt }) => {
    const isExpired = expiresAt === null ? writtenAt < keptSince("links", now, rules) : expiresAt <= now.getTime();
    return isExpired || (expiresAt !== null && customerId !== null && !holders.has(customerId));
  });
  for (const { mailId, text, html } of spent)
    await transaction
      .updateTable("mails")
      .set({ text: withoutLinks(text), html: withoutLinks(html) })
      .where("mailId", "=", mailId)
      .execute();
  return spent.length;
};

/** Deletes mails beyond their retention, sent or not; returns their number. KEEP-01 */
export const deleteOldMails = async (transaction: Database, now: Date, rules: RetentionRules): Promise<number> => {
  const { numDeletedRows } = await transaction
    .deleteFrom("mails")
    .where("writtenAt", "<", keptSince("mails", now, rules))
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
};
