import { setProperty } from "../../../platform/storage/properties.ts";
import type { Acting } from "../../acting.ts";
import { postPayments } from "../post-payments.ts";
import type { PostedPayment } from "../prepare-payments.ts";
import { adoptPostings } from "./adopt-postings.ts";
import { addBankLines, closeBankLines, type IdentifiedEntry, type ReportingFile } from "./bank-lines.store.ts";
import { matchEntries, type EntryPayment, type WaitingEntry } from "./match-entries.ts";

/** What became of the entries of a file. */
export interface PostedBankEntries {
  readonly posted: readonly PostedPayment<EntryPayment>[];
  readonly waiting: readonly WaitingEntry[];
  /** Entries that an earlier file had, or that an earlier release posted. */
  readonly repeated: number;
}

/**
 * Keeps the credits of a bank's file, and posts those that name one person. An entry that was kept before is left as it
 * is. Requires a transaction. BANK-02, BANK-03, CASH-03
 */
export const postBankEntries = async (
  acting: Acting,
  file: ReportingFile,
  entries: readonly IdentifiedEntry[],
): Promise<PostedBankEntries> => {
  const { database, now } = acting;
  // Files are posted one after the other.
  await setProperty(database, "bank-file-posted-at", now.toISOString());
  const added = await addBankLines(acting, file, entries);
  const { payments, waiting } = await matchEntries(acting, file, added, await adoptPostings(database, added));
  const posted = await postPayments(acting, payments);
  await closeBankLines(
    database,
    posted.map(({ transaction }) => transaction.reference),
  );
  return { posted, waiting, repeated: entries.length - payments.length - waiting.length };
};
