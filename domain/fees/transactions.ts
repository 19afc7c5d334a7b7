import { yearOf } from "../kernel/calendar-date.ts";
import { pdfFileName } from "../kernel/file-name.ts";
import type { Pence } from "../kernel/money.ts";
import { byDateLatestFirst, type Transaction, type TransactionSide } from "./account.ts";
import { effectOnBalance, reversalOf, sideOf } from "./postings.ts";

/** Filter for transactions; absent criteria match everything. */
export interface TransactionFilter {
  readonly year?: number | undefined;
  readonly type?: TransactionSide | undefined;
}

/** Totals in pence: charges less credit notes, and payments less what was taken back or paid out. FEES-03, CORR-01 */
export interface Totals {
  readonly charged: Pence;
  readonly paid: Pence;
}

/** The transactions of one calendar year, and their totals. FEES-03 */
export interface TransactionYear extends Totals {
  readonly year: number;
  readonly transactions: readonly Transaction[];
}

/** A transaction's effect on the total of its side: negative for a credit note, a reversal and a refund. CORR-01 */
export const effectOnSide = (transaction: Pick<Transaction, "amount" | "type" | "status">): Pence => {
  const effect = effectOnBalance(transaction);
  return sideOf(transaction.type) === "CHARGE" || effect === 0 ? effect : -effect;
};

const totalOf = (transactions: readonly Transaction[], side: TransactionSide): Pence =>
  transactions.filter(({ type }) => sideOf(type) === side).reduce((sum, each) => sum + effectOnSide(each), 0);

/** The totals of transactions; their difference is the balance. FEES-03, CORR-01 */
export const totalsOf = (transactions: readonly Transaction[]): Totals => ({
  charged: totalOf(transactions, "CHARGE"),
  paid: totalOf(transactions, "PAYMENT"),
});

/** Groups transactions by year, latest first; totals exclude pending and failed ones. FEES-03 */
export const transactionsByYear = (transactions: readonly Transaction[]): readonly TransactionYear[] => {
  const years = [...new Set(transactions.map(({ date }) => yearOf(date)))].sort((one, other) => other - one);
  return years.map((year) => {
    const ofYear = transactions.filter(({ date }) => yearOf(date) === year).sort(byDateLatestFirst);
    return { year, transactions: ofYear, ...totalsOf(ofYear) };
  });
};

/** Returns the transactions that match a filter. */
export const filterTransactions = (
  transactions: readonly Transaction[],
  { year, type }: TransactionFilter,
): readonly Transaction[] =>
  transactions.filter(
    (transaction) =>
      (year === undefined || yearOf(transaction.date) === year) &&
      (type === undefined || sideOf(transaction.type) === type),
  );

/** Whether a transaction has a receipt: only completed payments do. FEES-03 */
export const hasReceipt = ({ type, status, receiptAvailable }: Transaction): boolean =>
  type === "PAYMENT" && status === "COMPLETED" && receiptAvailable;

/** The transactions as a customer sees them: a payment that was taken back has no receipt. CORR-01 */
export const withReceiptsInForce = (transactions: readonly Transaction[]): readonly Transaction[] =>
  transactions.map((each) =>
    hasReceipt(each) && reversalOf(transactions, each.reference) ? { ...each, receiptAvailable: false } : each,
  );

export const receiptFileName = (reference: string, customerId: string): string =>
  pdfFileName("RECEIPT", reference, customerId);

/** The balance of transactions in pence; negative is in the customer's favour. FEES-03, LAND-02 */
export const balanceOf = (transactions: readonly Pick<Transaction, "amount" | "type" | "status">[]): Pence =>
  transactions.reduce((sum, transaction) => sum + effectOnBalance(transaction), 0);
