import type { CalendarDate } from "../kernel/calendar-date.ts";
import type { Pence } from "../kernel/money.ts";
import type { OwedItem, Subscription, Transaction } from "./account.ts";
import { effectOnBalance, postingsInForce } from "./postings.ts";
import { subscriptionYearOf } from "./purpose.ts";

/** The part of a posting needed to settle charges. */
export type SettleableTransaction = Pick<
  Transaction,
  "reference" | "date" | "description" | "amount" | "type" | "status" | "purpose" | "dueDate" | "settles" | "reverses"
>;

/** A charge, or money paid out, and its unpaid amount. */
export interface SettledCharge<Charge extends SettleableTransaction = SettleableTransaction> {
  readonly charge: Charge;
  readonly open: Pence;
}

/** All charges and money paid out, oldest first, with what is open of them, who paid what, and the credit that none has used. */
export interface Settlement<Charge extends SettleableTransaction = SettleableTransaction> {
  readonly charges: readonly SettledCharge<Charge>[];
  /** The references of what each payment pays, by that of the payment. */
  readonly paidBy: ReadonlyMap<string, readonly string[]>;
  readonly credit: Pence;
}

const byAge = (one: SettleableTransaction, other: SettleableTransaction): number => {
  if (one.date !== other.date) return one.date < other.date ? -1 : 1;
  return Number(one.reference > other.reference) - Number(one.reference < other.reference);
};

/**
 * Settles charges with payments. A payment pays what it names; what is left of all payments pays the rest; what is still
 * left is credit. Both cover what was paid out first, then the oldest charges. Equal amounts decide nothing. CASH-02, CORR-02
 */
export const settle = <Charge extends SettleableTransaction>(transactions: readonly Charge[]): Settlement<Charge> => {
  const inForce = postingsInForce(transactions).toSorted(byAge);
  const claims = inForce.filter((each) => effectOnBalance(each) > 0);
  const open = new Map(claims.map((claim) => [claim.reference, claim.amount]));
  const paidBy = new Map<string, string[]>();
  /** Pays a claim with money of a payment; returns what is left of it. */
  const pay = (payment: string, claim: string, money: Pence): Pence => {
    const unpaid = open.get(claim) ?? 0;
    const paid = Math.min(unpaid, money);
    if (paid === 0) return money;
    open.set(claim, unpaid - paid);
    paidBy.set(payment, [...(paidBy.get(payment) ?? []), claim]);
    return money - paid;
  };
  const claimsInOrder = [
    ...claims.filter(({ type }) => type !== "CHARGE"),
    ...claims.filter(({ type }) => type === "CHARGE"),
  ];
  const left = inForce
    .filter((each) => effectOnBalance(each) < 0)
    .map(({ reference, settles, amount }) => {
      const named = claimsInOrder.filter((claim) => settles?.includes(claim.reference));
      return { reference, money: named.reduce((money, claim) => pay(reference, claim.reference, money), amount) };
    })
    .filter(({ money }) => money > 0);
  let next = left.shift();
  for (const { reference } of claimsInOrder)
    while (next && (open.get(reference) ?? 0) > 0) {
      const money = pay(next.reference, reference, next.money);
      next = money > 0 ? { ...next, money } : left.shift();
    }
  return {
    charges: claims.map((charge) => ({ charge, open: open.get(charge.reference) ?? 0 })),
    paidBy,
    credit: [next, ...left].reduce((sum, each) => sum + (each?.money ?? 0), 0),
  };
};

/** A year's subscription fee as charged; its status derives from payments. */
export type SubscriptionFee = Omit<Subscription, "status">;

/** A customer's subscriptions and postings. */
export interface FeesLedger<Charge extends SettleableTransaction = SettleableTransaction> {
  readonly fees: readonly SubscriptionFee[];
  readonly transactions: readonly Charge[];
}

/** The due date of a charge: its own, its subscription's, or the day of the charge. CORR-02 */
export const dueDateOf = (
  { dueDate, purpose, date }: SettleableTransaction,
  fees: readonly SubscriptionFee[],
): CalendarDate => {
  const year = subscriptionYearOf(purpose);
  return dueDate ?? fees.find((fee) => fee.year === year)?.dueDate ?? date;
};

/** An open charge with the day on which it was charged. */
export interface Debt extends OwedItem {
  readonly chargedOn: CalendarDate;
}

/**
 * Returns what is not paid, the oldest charge first: the one source for when something is owed. List, portal, reminders,
 * calendar, good standing and suspension derive from it. CASH-03, CORR-02
 */
export const debtsOf = ({ fees, transactions }: FeesLedger): readonly Debt[] =>
  settle(transactions)
    .charges.filter(({ open }) => open > 0)
    .map(({ charge, open }) => ({
      reference: charge.reference,
      description: charge.description,
      year: subscriptionYearOf(charge.purpose),
      dueDate: dueDateOf(charge, fees),
      open,
      chargedOn: charge.date,
    }));

/** Whether something owed is late on a day: from the day after its due date. CORR-02 */
export const isLate = ({ dueDate }: Pick<OwedItem, "dueDate">, today: CalendarDate): boolean => dueDate < today;

/** The late fees of a day, of one or more debts. */
export interface LateFees {
  /** The earliest due date. */
  readonly due: CalendarDate;
  readonly open: Pence;
}

/** Sums up the debts that are late on a day; undefined when nothing is. CORR-02 */
export const lateFees = (debts: readonly OwedItem[], today: CalendarDate): LateFees | undefined => {
  const late = debts.filter((debt) => isLate(debt, today));
  const [due] = late.map(({ dueDate }) => dueDate).toSorted();
  return due === undefined ? undefined : { due, open: late.reduce((sum, { open }) => sum + open, 0) };
};

/** A subscription and the part of it that is not paid. */
export interface SubscriptionToPay {
  readonly year: number;
  readonly due: CalendarDate;
  readonly open: Pence;
}

/** Returns the subscriptions among debts. YEAR-02 */
export const subscriptionsToPay = (debts: readonly OwedItem[]): readonly SubscriptionToPay[] =>
  debts.flatMap(({ year, dueDate: due, open }) => (year === undefined ? [] : [{ year, due, open }]));

const statusOf = (open: readonly OwedItem[], today: CalendarDate): Subscription["status"] => {
  if (open.length === 0) return "PAID";
  return open.some((debt) => isLate(debt, today)) ? "OVERDUE" : "DUE";
};

/**
 * Returns the subscriptions, earliest first, with their status on a day. One that was taken back is left out; one that
 * no charge names follows everything that is owed. FEES-03, CASH-02, CORR-02
 */
export const settledSubscriptions = (ledger: FeesLedger, today: CalendarDate): readonly Subscription[] => {
  const debts = debtsOf(ledger);
  const yearsOf = (postings: readonly SettleableTransaction[]) =>
    new Set(postings.filter(({ type }) => type === "CHARGE").map(({ purpose }) => subscriptionYearOf(purpose)));
  const charged = yearsOf(ledger.transactions);
  const inForce = yearsOf(postingsInForce(ledger.transactions));
  return ledger.fees
    .filter(({ year }) => inForce.has(year) || !charged.has(year))
    .toSorted((one, other) => one.year - other.year)
    .map((fee) => {
      const own = charged.has(fee.year) ? debts.filter(({ year }) => year === fee.year) : debts;
      return { ...fee, status: statusOf(own, today) };
    });
};

/** The most relevant subscription: the earliest unpaid one, else the latest. FEES-03 */
export const presentSubscription = (subscriptions: readonly Subscription[]): Subscription | undefined =>
  subscriptions.find(({ status }) => status !== "PAID") ?? subscriptions.at(-1);

/** Whether nothing is late on a day. CASH-02 */
export const isPaidUp = (ledger: FeesLedger, today: CalendarDate): boolean =>
  lateFees(debtsOf(ledger), today) === undefined;

/** Returns the subscriptions without a charge that names them, which an earlier release left. CORR-02 */
export const subscriptionsWithoutCharge = ({ fees, transactions }: FeesLedger): readonly SubscriptionFee[] => {
  const charged = new Set(transactions.map(({ purpose }) => subscriptionYearOf(purpose)));
  return fees.filter(({ year }) => !charged.has(year));
};
