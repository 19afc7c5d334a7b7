import { yearOf } from "../kernel/calendar-date.ts";
import { pdfFileName } from "../kernel/file-name.ts";
import type { Pence } from "../kernel/money.ts";
import { byDateLatestFirst, type Transaction, type TransactionType } from "./account.ts";

/** Filter for transactions; absent criteria match everything. */
export interface TransactionFilter {
  readonly year?: number | undefined;
  readonly type?: TransactionType | undefined;
}

/** The transactions of one calendar year and their total. FEES-03 */
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

/** Groups transactions by year, latest first; totals exclude pending and failed ones. FEES-03 */
export const transactionsByYear = (transactions: readonly Transaction[]): readonly TransactionYear[] => {
  const years = [...new Set(transactions.map(({ date }) => yearOf(date)))].sort((one, other) => other - one);
  return years.map((year) => {
    const ofYear = transactions.filter(({ date }) => yearOf(date) === year).sort(byDateLatestFirst);
    return { year, transactions: ofYear, charged: totalOf(ofYear, "CHARGE"), paid: totalOf(ofYear, "PAYMENT") };
  });
};

/** Returns the transactions that match a filter. */
export const filtered = (
  transactions: readonly Transaction[],
  { year, type }: TransactionFilter,
): readonly Transaction[] =>
  transactions.filter(
    (transaction) =>
      (year === undefined || yearOf(transaction.date) === year) && (type === undefined || transaction.type === type),
  );

/** Whether a transaction has a receipt: only completed payments do. */
export const hasReceipt = ({ type, status, receiptAvailable }: Transaction): boolean =>
  type === "PAYMENT" && status === "COMPLETED" && receiptAvailable;

export const receiptFileName = (reference: string, customerId: string): string =>
  pdfFileName("RECEIPT", reference, customerId);

/** A transaction's effect on the balance in pence; 0 unless completed. FEES-03, LAND-02 */
export const effectOnBalance = ({ amount, type, status }: Pick<Transaction, "amount" | "type" | "status">): Pence => {
  if (status !== "COMPLETED") return 0;
  return type === "CHARGE" ? amount : -amount;
};

/** The balance of transactions in pence; negative is in the customer's favour. FEES-03, LAND-02 */
export const balanceOf = (transactions: readonly Pick<Transaction, "amount" | "type" | "status">[]): Pence =>
  transactions.reduce((sum, transaction) => sum + effectOnBalance(transaction), 0);

/** Whether a balance means that subscriptions are paid. FEES-03 */
export const isSettled = (balance: Pence): boolean => balance <= 0;
