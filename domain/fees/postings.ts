import type { Pence } from "../kernel/money.ts";
import { byDateLatestFirst, type Transaction, type TransactionSide, type TransactionType } from "./account.ts";

/** The part of a transaction that decides what it counts. */
export type CountedPosting = Pick<Transaction, "reference" | "amount" | "type" | "status" | "reverses">;

const directions: Readonly<Record<TransactionType, 1 | -1>> = {
  CHARGE: 1,
  PAYMENT: -1,
  CREDIT_NOTE: -1,
  REVERSAL: 1,
  REFUND: 1,
};

/** Whether a type of posting is listed with charges or with payments. FEES-03 */
export const sideOf = (type: TransactionType): TransactionSide =>
  type === "CHARGE" || type === "CREDIT_NOTE" ? "CHARGE" : "PAYMENT";

/** A posting's effect on the balance in pence; 0 unless completed. FEES-03, LAND-02 */
export const effectOnBalance = ({ amount, type, status }: Pick<Transaction, "amount" | "type" | "status">): Pence =>
  status === "COMPLETED" ? directions[type] * amount : 0;

/** Maps references to the completed postings that take them back. */
const reversalsIn = <Posting extends CountedPosting>(
  transactions: readonly Posting[],
): ReadonlyMap<string, Posting> => {
  const known = new Map(transactions.map((each) => [each.reference, each]));
  return new Map(
    transactions.flatMap((each) => {
      const reversed = each.reverses === undefined ? undefined : known.get(each.reverses);
      const isCounter = reversed && effectOnBalance(each) !== 0 && effectOnBalance(each) === -effectOnBalance(reversed);
      return isCounter ? [[reversed.reference, each] as const] : [];
    }),
  );
};

/**
 * Returns the completed postings that hold: neither taken back nor taking back another. A take-back that was itself
 * taken back leaves its posting in force. Their effects add up to the balance. CORR-01
 */
export const postingsInForce = <Posting extends CountedPosting>(
  transactions: readonly Posting[],
): readonly Posting[] => {
  const reversals = reversalsIn(transactions);
  const counters = new Set([...reversals.values()].map(({ reference }) => reference));
  const isReversed = (reference: string): boolean => {
    const reversal = reversals.get(reference);
    return reversal !== undefined && !isReversed(reversal.reference);
  };
  return transactions.filter(
    (each) => each.status === "COMPLETED" && !counters.has(each.reference) && !isReversed(each.reference),
  );
};

/** The last of the postings that take another back, count it again, and so on. CORR-01 */
export const latestReversalOf = <Posting extends CountedPosting>(
  transactions: readonly Posting[],
  reference: string,
): Posting | undefined => {
  const reversals = reversalsIn(transactions);
  let latest = reversals.get(reference);
  for (let next = latest; next; next = reversals.get(next.reference)) latest = next;
  return latest;
};

/** The posting that takes another back and was not taken back itself. CORR-01 */
export const reversalOf = <Posting extends CountedPosting>(
  transactions: readonly Posting[],
  reference: string,
): Posting | undefined => {
  const reversals = reversalsIn(transactions);
  const reversal = reversals.get(reference);
  return reversal && !reversalOf(transactions, reversal.reference) ? reversal : undefined;
};

/** The latest payment in force. LAND-02 */
export const lastPaymentOf = (transactions: readonly Transaction[]): Transaction | undefined =>
  postingsInForce(transactions)
    .filter(({ type }) => type === "PAYMENT")
    .toSorted(byDateLatestFirst)[0];
