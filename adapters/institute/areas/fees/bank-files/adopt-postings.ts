import type { Transaction } from "../../../../../domain/fees/account.ts";
import { reversalOf } from "../../../../../domain/fees/postings.ts";
import type { Pence } from "../../../../../domain/kernel/money.ts";
import type { Database } from "../../../platform/storage/storage.ts";
import { linkPostings, transactionsOf, unlinkedBankPayments } from "../fees.store.ts";
import { reclaimBankLine, type IdentifiedEntry } from "./bank-lines.store.ts";

/** The postings that take a posting back, count it again, and so on. */
const reversalsOf = (transactions: readonly Transaction[], reference: string): readonly string[] => {
  const next = transactions.find(({ reverses }) => reverses === reference);
  return next ? [next.reference, ...reversalsOf(transactions, next.reference)] : [];
};

/** The reference of a line's first payment; those of others have a number behind it. */
const withoutNumber = (reference: string): string => reference.replace(/^(BANK-[\dA-F]{16})-\d+$/, "$1");

/**
 * Joins new lines with the payments that an earlier release, or a database before an export, made of them; returns what
 * is posted of each of these lines. BANK-02
 */
export const adoptPostings = async (
  database: Database,
  entries: readonly IdentifiedEntry[],
): Promise<ReadonlyMap<string, Pence>> => {
  const lineOf = new Map(
    entries.flatMap(({ bankLine, earlierReference }) => [
      [bankLine, bankLine] as const,
      [earlierReference, bankLine] as const,
    ]),
  );
  const posted = new Map<string, Pence>();
  for (const { reference, customerId, amount } of await unlinkedBankPayments(database)) {
    const bankLine = lineOf.get(withoutNumber(reference));
    if (bankLine === undefined) continue;
    const transactions = await transactionsOf(database, customerId);
    await linkPostings(database, [reference, ...reversalsOf(transactions, reference)], bankLine);
    const isTakenBack = reversalOf(transactions, reference)?.type === "REVERSAL";
    if (!isTakenBack) await reclaimBankLine(database, bankLine, amount);
    posted.set(bankLine, (posted.get(bankLine) ?? 0) + (isTakenBack ? 0 : amount));
  }
  return posted;
};
