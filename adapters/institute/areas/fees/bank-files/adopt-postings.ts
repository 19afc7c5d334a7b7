import type { Transaction } from "../../../../../domain/fees/account.ts";
import { reversalOf } from "../../../../../domain/fees/postings.ts";
import { chunked } from "../../../platform/storage/chunked.ts";
import type { Database } from "../../../platform/storage/storage.ts";
import { linkPostings, transactionsOf, unlinkedPayments } from "../fees.store.ts";
import type { IdentifiedEntry } from "./bank-lines.store.ts";

/** Lines whose payment is on record already. */
export interface AdoptedLines {
  readonly posted: ReadonlySet<string>;
  /** Posted and taken back: they wait, and are not posted again by themselves. */
  readonly takenBack: ReadonlySet<string>;
}

/** The postings that take a posting back, count it again, and so on. */
const reversalsOf = (transactions: readonly Transaction[], reference: string): readonly string[] => {
  const next = transactions.find(({ reverses }) => reverses === reference);
  return next ? [next.reference, ...reversalsOf(transactions, next.reference)] : [];
};

/** Joins new lines with the payments that an earlier release, or a database before an export, made of them. BANK-02 */
export const adoptPostings = async (database: Database, entries: readonly IdentifiedEntry[]): Promise<AdoptedLines> => {
  const lineOf = new Map(
    entries.flatMap(({ bankLine, earlierReference }) => [
      [bankLine, bankLine] as const,
      [earlierReference, bankLine] as const,
    ]),
  );
  const [posted, takenBack] = [new Set<string>(), new Set<string>()];
  for (const references of chunked([...lineOf.keys()])) {
    for (const { reference, customerId } of await unlinkedPayments(database, references)) {
      const bankLine = lineOf.get(reference) ?? reference;
      const transactions = await transactionsOf(database, customerId);
      await linkPostings(database, [reference, ...reversalsOf(transactions, reference)], bankLine);
      const isTakenBack = reversalOf(transactions, reference)?.type === "REVERSAL";
      (isTakenBack ? takenBack : posted).add(bankLine);
    }
  }
  return { posted, takenBack };
};
