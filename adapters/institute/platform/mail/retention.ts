import { retentionCutoff } from "../../../../domain/institute/rules/retention.ts";
import { piecesOf, rangesOf } from "../storage/ranges.ts";
import "./mail-outbox.ts";
import type { Sweep } from "../storage/sweep-report.ts";
import { withoutAccessLinks } from "./render-mail.ts";

const words = "(This link was used, or has expired.)";

/**
 * Removes links that are expired, or no longer held, from mails; returns the number of mails. `holdersAmong` tells who of
 * some customers holds a link that still works. KEEP-01
 */
export const removeSpentLinks = async (
  { database, now, rules, yieldToRequests }: Sweep,
  holdersAmong: (customerIds: readonly string[]) => Promise<ReadonlySet<string>>,
): Promise<number> => {
  const mails = database.selectFrom("mails");
  let count = 0;
  for await (const { after, to } of rangesOf(mails, "writtenAt", now.getTime(), yieldToRequests)) {
    const withLinks = await mails
      .select(["mailId", "customerId", "text", "html", "writtenAt", "expiresAt"])
      .where("writtenAt", ">", after)
      .where("writtenAt", "<=", to)
      .where(({ or, eb }) => or([eb("text", "like", "%/idp/%"), eb("text", "like", "%/desk/%")]))
      .execute();
    const holders = await holdersAmong(withLinks.flatMap(({ customerId }) => customerId ?? []));
    for (const { mailId, customerId, text, html, writtenAt, expiresAt } of withLinks) {
      const isExpired =
        expiresAt === null ? writtenAt < retentionCutoff("links", now, rules) : expiresAt <= now.getTime();
      const isHeld = expiresAt === null || customerId === null || holders.has(customerId);
      if (!isExpired && isHeld) continue;
      await database
        .updateTable("mails")
        .set({ text: withoutAccessLinks(text, words), html: withoutAccessLinks(html, words) })
        .where("mailId", "=", mailId)
        .execute();
      await yieldToRequests();
      count += 1;
    }
  }
  return count;
};

/** Deletes mails beyond their retention, sent or not; returns their number. KEEP-01 */
export const deleteOldMails = async ({ database, now, rules, yieldToRequests }: Sweep): Promise<number> => {
  const until = retentionCutoff("mails", now, rules) - 1;
  let count = 0;
  for await (const ids of piecesOf(database.selectFrom("mails"), "mailId", "writtenAt", until, yieldToRequests)) {
    await database.deleteFrom("mails").where("mailId", "in", ids).execute();
    count += ids.length;
  }
  return count;
};
