import { yearOf } from "../kernel/calendar-date.ts";
import { pdfFileName } from "../kernel/file-name.ts";
import type { Pence } from "../kernel/money.ts";
import { byDateLatestFirst, type Transaction, type TransactionType } from "./account.ts";

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

/** What a transaction does to what is owed: only what was completed counts. FEES-03, LAND-02 */
export const owedBy = ({ amount, type, status }: Pick<Transaction, "amount" | "type" | "status">): Pence => {
  if (status !== "COMPLETED") return 0;
  return type === "CHARGE" ? amount : -amount;
};

/** What someone owes who was charged and paid this; negative is in their favour. FEES-03, LAND-02 */
export const balanceOf = (transactions: readonly Pick<Transaction, "amount" | "type" | "status">[]): Pence =>
  transactions.reduce((sum, transaction) => sum + owedBy(transaction), 0);

/** Whether whoever owes this has paid their subscriptions: nothing is owed. FEES-03 */
export const isSettled = (balance: Pence): boolean => balance <= 0;
