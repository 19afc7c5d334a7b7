import type { Transaction } from "../../fees/account.ts";
import { subscriptionPurpose } from "../../fees/purpose.ts";
import type { SubscriptionFee } from "../../fees/settling.ts";
import type { CalendarDate } from "../../kernel/calendar-date.ts";

/** A charge without a purpose, from an earlier release or another system. */
export type UnnamedCharge = Pick<Transaction, "reference" | "description" | "amount">;

/** An inferred purpose, or the latest due date that the charge may have. */
export type InferredCharge = { readonly purpose: string } | { readonly dueDate: CalendarDate };

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
 * Infers the purpose, or the latest due date, of charges without a purpose from the subscriptions that no charge names.
 * A charge that may be one of several gets the latest of their due dates, so that nothing becomes late by a guess.
 * CORR-02
 */
export const inferCharges = (
  fees: readonly SubscriptionFee[],
  charges: readonly UnnamedCharge[],
): ReadonlyMap<string, InferredCharge> => {
  const pairs = pairsOf(fees, charges);
  const paired = new Set(pairs.values());
  return new Map(
    charges.flatMap((charge): readonly (readonly [string, InferredCharge])[] => {
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
