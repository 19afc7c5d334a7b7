import type { Transaction } from "../../fees/account.ts";
import { latestReversalOf, reversalOf } from "../../fees/postings.ts";
import { settle, type SettleableTransaction } from "../../fees/settling.ts";

/**
 * Why a charge stays when its fee run is taken back: something was paid of it, or it was taken back before; undefined when
 * it goes. YEAR-05, CORR-01
 */
export const whyChargeStays = (
  transactions: readonly SettleableTransaction[],
  { reference, amount }: Pick<SettleableTransaction, "reference" | "amount">,
): string | undefined => {
  if (latestReversalOf(transactions, reference))
    return reversalOf(transactions, reference) ? "Reversed before" : "Reversed before, and restored";
  const open = settle(transactions).charges.find(({ charge }) => charge.reference === reference)?.open ?? 0;
  if (open === amount) return undefined;
  return open > 0 ? "Paid in part" : "Paid";
};

/** A posting about the subscription of a year, with the posting that takes it back. */
export interface SubscriptionPosting extends Pick<Transaction, "reference" | "type"> {
  readonly reverses: string | null;
  readonly reversedBy: string | null;
}

/**
 * Whether postings about a year's subscription rule out that a fee run charges it: each charge that stays in force, or was
 * taken back by itself. The credit note of a run that was taken back has the purpose of the subscription. YEAR-05
 */
export const isChargeRuledOut = (postings: readonly SubscriptionPosting[]): boolean => {
  const creditNotes = new Map(
    postings.flatMap((each) => (each.type === "CREDIT_NOTE" ? [[each.reference, each] as const] : [])),
  );
  return postings.some(({ type, reverses, reversedBy }) => {
    if (type === "CREDIT_NOTE") return reverses === null;
    const creditNote = reversedBy === null ? undefined : creditNotes.get(reversedBy);
    return creditNote === undefined || creditNote.reversedBy !== null;
  });
};
