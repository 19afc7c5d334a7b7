import type { NamedPayers } from "../../../../../domain/institute/fees/named-payers.ts";
import { lockSurvivingAccounts } from "../../../platform/customers/surviving-accounts.store.ts";
import { setProperty } from "../../../platform/storage/properties.ts";
import type { Database } from "../../../platform/storage/storage.ts";
import type { ActionContext } from "../../use-case-context.ts";
import { postPayments } from "../post-payments.ts";
import type { PostedPayment } from "../prepare-payments.ts";
import { adoptPostings } from "./adopt-postings.ts";
import { addBankLines, closeBankLines, type IdentifiedEntry, type ReportingFile } from "./bank-lines.store.ts";
import { matchEntries, payersOfEntries, type EntryPayment, type WaitingEntry } from "./match-entries.ts";

/** The result of posting the entries of a file. */
export interface PostedBankEntries {
  readonly posted: readonly PostedPayment<EntryPayment>[];
  readonly waiting: readonly WaitingEntry[];
  /** Entries that an earlier file had, or that an earlier release posted. */
  readonly repeated: number;
}

/**
 * Locks the accounts that entries name until the transaction ends, so that no payment of the same money is posted
 * meanwhile in another way; returns them by line. BANK-02
 */
const lockedPayersOf = async (
  database: Database,
  entries: readonly IdentifiedEntry[],
): Promise<ReadonlyMap<string, NamedPayers>> => {
  const namedBy = [...(await payersOfEntries(database, entries))];
  const staying = await lockSurvivingAccounts(
    database,
    namedBy.flatMap(([, { customerIds }]) => customerIds),
  );
  return new Map(
    namedBy.map(([bankLine, { customerIds, charges }]) => [
      bankLine,
      { customerIds: [...new Set(customerIds.map(staying))], charges },
    ]),
  );
};

/**
 * Keeps the credits of a bank's file, and posts those that name one person. An entry that was kept before is left as it
 * is. Requires a transaction. BANK-02, BANK-03, CASH-03
 */
export const postBankEntries = async (
  context: ActionContext,
  file: ReportingFile,
  entries: readonly IdentifiedEntry[],
): Promise<PostedBankEntries> => {
  const { database, now } = context;
  // Files are posted one after the other.
  await setProperty(database, "bank-file-posted-at", now.toISOString());
  const added = await addBankLines(context, file, entries);
  const namedBy = await lockedPayersOf(database, added);
  const adopted = await adoptPostings(database, added);
  const { payments, waiting } = await matchEntries(context, file, { added, namedBy, adopted });
  const posted = await postPayments(context, payments);
  await closeBankLines(
    database,
    posted.map(({ transaction }) => transaction.reference),
  );
  return { posted, waiting, repeated: entries.length - payments.length - waiting.length };
};
