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

/** A credit note takes back a charge, a reversal or a refund a payment. CORR-01 */
export const transactionTypes = ["CHARGE", "PAYMENT", "CREDIT_NOTE", "REVERSAL", "REFUND"] as const;
export type TransactionType = (typeof transactionTypes)[number];

/** The two columns of transactions. */
export const transactionSides = ["CHARGE", "PAYMENT"] as const satisfies readonly TransactionType[];
export type TransactionSide = (typeof transactionSides)[number];

export const transactionStatuses = ["COMPLETED", "PENDING", "FAILED"] as const;
export type TransactionStatus = (typeof transactionStatuses)[number];

/** A posting. The amount is never negative; the type gives the direction. FEES-03 */
export interface Transaction {
  readonly date: CalendarDate;
  readonly reference: string;
  readonly description: string;
  readonly amount: Pence;
  readonly type: TransactionType;
  readonly status: TransactionStatus;
  readonly receiptAvailable: boolean;
  /** Whether a charge has an invoice; an API may not say it. FEES-03 */
  readonly invoiceAvailable?: boolean | undefined;
  /** The purpose of a charge, such as "subscription 2027". CORR-02 */
  readonly purpose?: string | undefined;
  /** The due date of a charge; a subscription's charge without one is due with its subscription. CORR-02 */
  readonly dueDate?: CalendarDate | undefined;
  /** References of the charges that a payment names. CORR-02 */
  readonly settles?: readonly string[] | undefined;
  /** Reference of the posting that this one takes back. CORR-01 */
  readonly reverses?: string | undefined;
  /** Why a posting was taken back or paid out. CORR-01 */
  readonly reason?: string | undefined;
}

/** The unpaid amount of a charge, and its due date. CORR-02 */
export interface OwedItem {
  /** Reference of the charge. */
  readonly reference: string;
  readonly description: string;
  /** The year of a subscription. */
  readonly year?: number | undefined;
  readonly dueDate: CalendarDate;
  readonly open: Pence;
}

/** A customer's fees on record. */
export interface FeesStatement extends PartlyRead<"subscription" | "transactions" | "owed"> {
  /** Absent for customers who pay no subscription. */
  readonly subscription?: Subscription | undefined;
  readonly transactions: readonly Transaction[];
  /** What is not paid; absent from an API that does not say it. CORR-02 */
  readonly owed?: readonly OwedItem[] | undefined;
}

/**
 * Compares transactions by date, latest first. Equal dates compare as equal, which keeps the listed order (also latest
 * first).
 */
export const byDateLatestFirst = (one: Pick<Transaction, "date">, other: Pick<Transaction, "date">): number => {
  if (one.date === other.date) return 0;
  return one.date < other.date ? 1 : -1;
};

export type BalanceState = "owed" | "settled" | "in favour";

/** State of a balance: owed, settled, or in credit. FEES-03, LAND-02 */
export const balanceStateOf = (balance: Pence): BalanceState => {
  if (balance > 0) return "owed";
  return balance < 0 ? "in favour" : "settled";
};
