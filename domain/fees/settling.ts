import type { CalendarDate } from "../kernel/calendar-date.ts";
import type { Pence } from "../kernel/money.ts";
import type { Subscription, Transaction } from "./account.ts";
import { isSettled } from "./transactions.ts";

/** The part of a transaction needed to settle charges. */
export type SettleableTransaction = Pick<Transaction, "reference" | "date" | "amount" | "type" | "status">;

/** A charge and its unpaid amount. */
export interface SettledCharge<Charge extends SettleableTransaction = SettleableTransaction> {
  readonly charge: Charge;
  readonly open: Pence;
}

const byAge = (one: SettleableTransaction, other: SettleableTransaction): number => {
  if (one.date !== other.date) return one.date < other.date ? -1 : 1;
  return Number(one.reference > other.reference) - Number(one.reference < other.reference);
};

/**
 * Returns the charges, oldest first, with their amounts unpaid after completed payments. Each payment settles the
 * oldest charge first, regardless of its source and reference. CASH-02
 */
export const settledCharges = <Charge extends SettleableTransaction>(
  transactions: readonly Charge[],
): readonly SettledCharge<Charge>[] => {
  const completed = transactions.filter(({ status }) => status === "COMPLETED");
  let credit = completed.filter(({ type }) => type === "PAYMENT").reduce((sum, { amount }) => sum + amount, 0);
  return completed
    .filter(({ type }) => type === "CHARGE")
    .toSorted(byAge)
    .map((charge) => {
      const paid = Math.min(credit, charge.amount);
      credit -= paid;
      return { charge, open: charge.amount - paid };
    });
};

/** A year's subscription fee as charged; its status derives from payments. */
export type SubscriptionFee = Omit<Subscription, "status">;

/**
 * Matches subscriptions to charges. Starting with the latest subscription, each gets the latest charge of its amount up
 * to its due date or, if charged late, the latest charge of its amount.
 */
const chargesByYear = <Charge extends SettledCharge>(
  fees: readonly SubscriptionFee[],
  charges: readonly Charge[],
): ReadonlyMap<number, Charge> => {
  const chargeOf = new Map<number, Charge>();
  for (const { year, amount, dueDate } of fees.toSorted((one, other) => other.year - one.year)) {
    const free = charges.filter((each) => each.charge.amount === amount && ![...chargeOf.values()].includes(each));
    const found = free.findLast(({ charge }) => charge.date <= dueDate) ?? free.at(-1);
    if (found) chargeOf.set(year, found);
  }
  return chargeOf;
};

/**
 * A charge that is not fully paid, with its subscription year, if any, and its due date: the subscription's or the
 * charge's own.
 */
export interface OpenCharge<
  Charge extends SettleableTransaction = SettleableTransaction,
> extends SettledCharge<Charge> {
  readonly year?: number | undefined;
  readonly dueDate: CalendarDate;
}

/** Returns the charges that are not fully paid, oldest first. CASH-03 */
export const openCharges = <Charge extends SettleableTransaction>(
  fees: readonly SubscriptionFee[],
  transactions: readonly Charge[],
): readonly OpenCharge<Charge>[] => {
  const charges = settledCharges(transactions);
  const years = new Map([...chargesByYear(fees, charges)].map(([year, charge]) => [charge, year]));
  return charges
    .filter(({ open }) => open > 0)
    .map((each) => {
      const fee = fees.find(({ year }) => year === years.get(each));
      return { ...each, year: fee?.year, dueDate: fee?.dueDate ?? each.charge.date };
    });
};

/** A subscription and the part of it that is not paid. */
export interface SubscriptionToPay {
  readonly year: number;
  readonly due: CalendarDate;
  readonly open: Pence;
}

/** Returns the subscriptions that are not fully paid, oldest charge first. YEAR-02 */
export const subscriptionsToPay = (
  fees: readonly SubscriptionFee[],
  transactions: readonly SettleableTransaction[],
): readonly SubscriptionToPay[] =>
  openCharges(fees, transactions).flatMap(({ year, dueDate, open }) =>
    year === undefined ? [] : [{ year, due: dueDate, open }],
  );

const unpaidStatus = ({ dueDate }: SubscriptionFee, today: CalendarDate): Subscription["status"] =>
  dueDate < today ? "OVERDUE" : "DUE";

const openIn = (charges: readonly SettledCharge[]): Pence => charges.reduce((sum, { open }) => sum + open, 0);

/**
 * Returns the subscriptions, earliest first, with their status on a day. One without a charge is paid when nothing is
 * owed. FEES-03, CASH-02
 */
export const settledSubscriptions = (
  fees: readonly SubscriptionFee[],
  transactions: readonly SettleableTransaction[],
  today: CalendarDate,
): readonly Subscription[] => {
  const charges = settledCharges(transactions);
  const byYear = chargesByYear(fees, charges);
  return fees
    .toSorted((one, other) => one.year - other.year)
    .map((fee) => {
      const isPaid = isSettled(byYear.get(fee.year)?.open ?? openIn(charges));
      return { ...fee, status: isPaid ? "PAID" : unpaidStatus(fee, today) };
    });
};

/** The most relevant subscription: the earliest unpaid one, else the latest. FEES-03 */
export const presentSubscription = (subscriptions: readonly Subscription[]): Subscription | undefined =>
  subscriptions.find(({ status }) => status !== "PAID") ?? subscriptions.at(-1);

/** Whether nothing is overdue on a day: only subscriptions due on that day or later may be open. CASH-02 */
export const isPaidUp = (
  fees: readonly SubscriptionFee[],
  transactions: readonly SettleableTransaction[],
  today: CalendarDate,
): boolean => openCharges(fees, transactions).every(({ year, dueDate }) => year !== undefined && dueDate >= today);
