import { yearOf, type CalendarDate } from "../kernel/calendar-date.ts";
import { pdfFileName } from "../kernel/file-name.ts";
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

/** Which transactions are shown; what is left out is not narrowed down. */
export interface TransactionFilter {
  readonly year?: number | undefined;
  readonly type?: TransactionType | undefined;
}

/** The transactions of one calendar year, and what they come to. FEES-03 */
export interface TransactionYear {
  readonly year: number;
  readonly transactions: readonly Transaction[];
  readonly charged: Pence;
  readonly paid: Pence;
}

const totalOf = (transactions: readonly Transaction[], type: TransactionType): Pence =>
  transactions
    .filter((transaction) => transaction.type === type && transaction.status === "COMPLETED")
    .reduce((sum, { amount }) => sum + amount, 0);

const byDateLatestFirst = (one: Transaction, other: Transaction): number => {
  if (one.date === other.date) return 0;
  return one.date < other.date ? 1 : -1;
};

/** The latest payment that arrived. LAND-02 */
export const lastPaymentOf = (transactions: readonly Transaction[]): Transaction | undefined =>
  transactions.filter(({ type, status }) => type === "PAYMENT" && status === "COMPLETED").toSorted(byDateLatestFirst)[0];

/** Transactions by year, the latest first; pending and failed ones are listed and not counted. FEES-03 */
export const transactionsByYear = (transactions: readonly Transaction[]): readonly TransactionYear[] => {
  const years = [...new Set(transactions.map(({ date }) => yearOf(date)))].sort((one, other) => other - one);
  return years.map((year) => {
    const ofYear = transactions.filter(({ date }) => yearOf(date) === year).sort(byDateLatestFirst);
    return { year, transactions: ofYear, charged: totalOf(ofYear, "CHARGE"), paid: totalOf(ofYear, "PAYMENT") };
  });
};

/** The transactions that a filter lets through. */
export const filtered = (
  transactions: readonly Transaction[],
  { year, type }: TransactionFilter,
): readonly Transaction[] =>
  transactions.filter(
    (transaction) =>
      (year === undefined || yearOf(transaction.date) === year) && (type === undefined || transaction.type === type),
  );

/** Whether there is a receipt of a transaction: only of money that arrived. */
export const hasReceipt = ({ type, status, receiptAvailable }: Transaction): boolean =>
  type === "PAYMENT" && status === "COMPLETED" && receiptAvailable;

/** The name a receipt is saved under. */
export const receiptFileName = (reference: string, customerId: string): string =>
  pdfFileName("RECEIPT", reference, customerId);

/** How an account stands: something owed, nothing, or something in the person's favour. FEES-03, LAND-02 */
export const balanceStateOf = (balance: Pence): "owed" | "settled" | "in favour" => {
  if (balance > 0) return "owed";
  return balance < 0 ? "in favour" : "settled";
};
