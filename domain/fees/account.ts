import type { CalendarDate } from "../kernel/calendar-date.ts";
import type { Pence } from "../kernel/money.ts";

export const subscriptionStatuses = ["DUE", "OVERDUE", "PAID"] as const;
export type SubscriptionStatus = (typeof subscriptionStatuses)[number];

/** A year's subscription. FEES-03 */
export interface Subscription {
  readonly year: number;
  readonly amount: Pence;
  readonly dueDate: CalendarDate;
  readonly status: SubscriptionStatus;
}

export const transactionTypes = ["CHARGE", "PAYMENT"] as const;
export type TransactionType = (typeof transactionTypes)[number];

export const transactionStatuses = ["COMPLETED", "PENDING", "FAILED"] as const;
export type TransactionStatus = (typeof transactionStatuses)[number];

/** Something charged or paid. The amount is never negative: the type says which way it goes. FEES-03 */
export interface Transaction {
  readonly date: CalendarDate;
  readonly reference: string;
  readonly description: string;
  readonly amount: Pence;
  readonly type: TransactionType;
  readonly status: TransactionStatus;
  readonly receiptAvailable: boolean;
}

/** What the institute has on record of someone's fees. */
export interface FeesStatement {
  /** Absent for whoever pays none. */
  readonly subscription?: Subscription | undefined;
  readonly transactions: readonly Transaction[];
}

/** Orders transactions by their days, the latest first; those of one day stay as they are listed, which is the latest first too. */
export const byDateLatestFirst = (one: Transaction, other: Transaction): number => {
  if (one.date === other.date) return 0;
  return one.date < other.date ? 1 : -1;
};

/** The latest payment that arrived. LAND-02 */
export const lastPaymentOf = (transactions: readonly Transaction[]): Transaction | undefined =>
  transactions.filter(({ type, status }) => type === "PAYMENT" && status === "COMPLETED").toSorted(byDateLatestFirst)[0];

/** How an account stands: something owed, nothing, or something in the person's favour. FEES-03, LAND-02 */
export const balanceStateOf = (balance: Pence): "owed" | "settled" | "in favour" => {
  if (balance > 0) return "owed";
  return balance < 0 ? "in favour" : "settled";
};
