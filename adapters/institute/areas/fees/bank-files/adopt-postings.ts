import type { Transaction } from "../../../../../domain/fees/account.ts";
import { reversalOf } from "../../../../../domain/fees/postings.ts";
import type { Pence } from "../../../../../domain/kernel/money.ts";
import type { Database } from "../../../platform/storage/storage.ts";
import { linkPostings, transactionsOf, unlinkedBankPayments } from "../fees.store.ts";
import { reclaimBankLine, type IdentifiedEntry } from "./bank-lines.store.ts";

/** The reversals of a posting, their reversals, and so on. */
export const reversalsOf = (transactions: readonly Transaction[], reference: string): readonly string[] => {
  const next = transactions.find(({ reverses }) => reverses === reference);
  return next ? [next.reference, ...reversalsOf(transactions, next.reference)] : [];
};

/** The reference of a line's first payment; those of others have a number behind it. */
const withoutNumber = (reference: string): string => reference.replace(/^(BANK-[\dA-F]{16})-\d+$/, "$1");

/** Payments made of a line by an earlier release, or before an export and import. */
interface AdoptablePosting {
  readonly bankLine: string;
  /** The payment, and the postings that take it back, count it again, and so on. */
  readonly references: readonly string[];
  readonly amount: Pence;
  readonly isTakenBack: boolean;
}

/** Finds the payments made of new lines by an earlier release, or before an export and import. BANK-02 */
const adoptablePostings = async (
  database: Database,
  entries: readonly IdentifiedEntry[],
): Promise<readonly AdoptablePosting[]> => {
  const lineOf = new Map(
    entries.flatMap(({ bankLine, earlierReference }) => [
      [bankLine, bankLine] as const,
      [earlierReference, bankLine] as const,
    ]),
  );
  const found: AdoptablePosting[] = [];
  for (const { reference, customerId, amount } of await unlinkedBankPayments(database, [...lineOf.keys()])) {
    const bankLine = lineOf.get(withoutNumber(reference));
    if (bankLine === undefined) continue;
    const transactions = await transactionsOf(database, customerId);
    const references = [reference, ...reversalsOf(transactions, reference)];
    found.push({ bankLine, references, amount, isTakenBack: reversalOf(transactions, reference)?.type === "REVERSAL" });
  }
  return found;
};

/** What is posted of each line. */
const postedOf = (postings: readonly AdoptablePosting[]): ReadonlyMap<string, Pence> => {
  const posted = new Map<string, Pence>();
  for (const { bankLine, amount, isTakenBack } of postings)
    posted.set(bankLine, (posted.get(bankLine) ?? 0) + (isTakenBack ? 0 : amount));
  return posted;
};

/** What `adoptPostings` would return; changes nothing. */
export const adoptableOf = async (
  database: Database,
  entries: readonly IdentifiedEntry[],
): Promise<ReadonlyMap<string, Pence>> => postedOf(await adoptablePostings(database, entries));

/**
 * Links new lines to the payments made of them by an earlier release, or before an export and import; returns the
 * posted amount of each of these lines. BANK-02
 */
export const adoptPostings = async (
  database: Database,
  entries: readonly IdentifiedEntry[],
): Promise<ReadonlyMap<string, Pence>> => {
  const postings = await adoptablePostings(database, entries);
  for (const { bankLine, references, amount, isTakenBack } of postings) {
    await linkPostings(database, references, bankLine);
    if (!isTakenBack) await reclaimBankLine(database, bankLine, amount);
  }
  return postedOf(postings);
};
