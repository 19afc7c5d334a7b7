import type { CalendarDate } from "../kernel/calendar-date.ts";
import type { Pence } from "../kernel/money.ts";
import type { PartlyRead } from "../kernel/partly-read.ts";

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

/** A charge or payment. The amount is never negative; the type gives the direction. FEES-03 */
export interface Transaction {
  readonly date: CalendarDate;
  readonly reference: string;
  readonly description: string;
  readonly amount: Pence;
  readonly type: TransactionType;
  readonly status: TransactionStatus;
  readonly receiptAvailable: boolean;
}

/** A customer's fees on record. */
export interface FeesStatement extends PartlyRead<"subscription" | "transactions"> {
  /** Absent for customers who pay no subscription. */
  readonly subscription?: Subscription | undefined;
  readonly transactions: readonly Transaction[];
}

/**
 * Compares transactions by date, latest first. Equal dates compare as equal, which keeps the listed order (also latest
 * first).
 */
export const byDateLatestFirst = (one: Pick<Transaction, "date">, other: Pick<Transaction, "date">): number => {
  if (one.date === other.date) return 0;
  return one.date < other.date ? 1 : -1;
};

/** The latest completed payment. LAND-02 */
export const lastPaymentOf = (transactions: readonly Transaction[]): Transaction | undefined =>
  transactions
    .filter(({ type, status }) => type === "PAYMENT" && status === "COMPLETED")
    .toSorted(byDateLatestFirst)[0];

/** State of a balance: owed, settled, or in credit. FEES-03, LAND-02 */
export const balanceStateOf = (balance: Pence): "owed" | "settled" | "in favour" => {
  if (balance > 0) return "owed";
  return balance < 0 ? "in favour" : "settled";
};
