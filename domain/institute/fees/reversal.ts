import type { Transaction, TransactionType } from "../../fees/account.ts";
import { latestReversalOf, reversalOf } from "../../fees/postings.ts";

/** How a posting is reversed: it was wrong, or the money of a payment is paid out. CORR-01 */
export type ReversalWay = "taken back" | "paid out";

/** The type of the posting that reverses another; undefined when a way does not fit. CORR-01 */
export const reversingType = (type: TransactionType, way: ReversalWay): TransactionType | undefined => {
  if (type === "PAYMENT") return way === "paid out" ? "REFUND" : "REVERSAL";
  if (way === "paid out") return undefined;
  if (type === "CHARGE") return "CREDIT_NOTE";
  return type === "CREDIT_NOTE" ? "CHARGE" : "PAYMENT";
};

/** Why a posting cannot be reversed; undefined when it can. CORR-01 */
export const whyNotReversed = (
  transactions: readonly Transaction[],
  { reference, type, status }: Transaction,
  way: ReversalWay,
): string | undefined => {
  if (status !== "COMPLETED") return `${reference} is ${status.toLowerCase()}, and counts for nothing.`;
  const latest = latestReversalOf(transactions, reference);
  if (latest)
    return reversalOf(transactions, reference)
      ? `${reference} was reversed already, by ${latest.reference}.`
      : `${reference} was restored by ${latest.reference}: reverse that one.`;
  return reversingType(type, way) === undefined ? `${reference} is no payment, and cannot be paid out.` : undefined;
};
