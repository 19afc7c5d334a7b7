import type { Transaction } from "../../fees/account.ts";
import { subscriptionPurpose } from "../../fees/purpose.ts";
import type { SubscriptionFee } from "../../fees/settling.ts";
import type { CalendarDate } from "../../kernel/calendar-date.ts";

/** A charge from a time or a system that did not say what charges are for. */
export type UnnamedCharge = Pick<Transaction, "reference" | "description" | "amount">;

/** What is known about a charge: its purpose, or the latest due date that it may have. */
export type ChargeKnowledge = { readonly purpose: string } | { readonly dueDate: CalendarDate };

/** Whether the words of a charge name a year's subscription. */
const namesYear = ({ reference, description }: UnnamedCharge, year: number): boolean =>
  new RegExp(`^SUB-${String(year)}-`).test(reference) ||
  new RegExp(`subscription.*\\b${String(year)}\\b`, "i").test(description);

/** Pairs subscriptions with charges where only one charge comes into question: by its words, or else by its amount. */
const pairsOf = (
  fees: readonly SubscriptionFee[],
  charges: readonly UnnamedCharge[],
): ReadonlyMap<UnnamedCharge, SubscriptionFee> => {
  const found = new Map<UnnamedCharge, SubscriptionFee>();
  const pair = (fee: SubscriptionFee, isCandidate: (charge: UnnamedCharge) => boolean) => {
    const [charge, ...others] = charges.filter((each) => !found.has(each) && isCandidate(each));
    if (charge && others.length === 0) found.set(charge, fee);
  };
  for (const fee of fees) pair(fee, (charge) => namesYear(charge, fee.year));
  const named = new Set(found.values());
  const unnamed = fees.filter((fee) => !named.has(fee));
  for (const fee of unnamed)
    if (unnamed.every((other) => other === fee || other.amount !== fee.amount))
      pair(fee, ({ amount }) => amount === fee.amount);
  return found;
};

/**
 * Returns what can be known about charges without a purpose, given the subscriptions that no charge names. A charge that
 * may be one of several gets the latest of their due dates, so that nothing becomes late by a guess. CORR-02
 */
export const knowledgeOf = (
  fees: readonly SubscriptionFee[],
  charges: readonly UnnamedCharge[],
): ReadonlyMap<string, ChargeKnowledge> => {
  const pairs = pairsOf(fees, charges);
  const paired = new Set(pairs.values());
  return new Map(
    charges.flatMap((charge): readonly (readonly [string, ChargeKnowledge])[] => {
      const fee = pairs.get(charge);
      if (fee) return [[charge.reference, { purpose: subscriptionPurpose(fee.year) }]];
      const dueDate = fees
        .filter((each) => !paired.has(each) && each.amount === charge.amount)
        .map((each) => each.dueDate)
        .toSorted()
        .at(-1);
      return dueDate === undefined ? [] : [[charge.reference, { dueDate }]];
    }),
  );
};
