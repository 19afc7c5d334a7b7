import type { FeesStatement, Transaction } from "../../../../domain/fees/account.ts";
import { presentSubscription, settledSubscriptions, type SubscriptionFee } from "../../../../domain/fees/settling.ts";
import { balanceOf } from "../../../../domain/fees/transactions.ts";
import type { CalendarDate } from "../../../../domain/kernel/calendar-date.ts";
import type { Pence } from "../../../../domain/kernel/money.ts";
import { batchedQuery } from "../../platform/storage/batched-query.ts";
import type { Database } from "../../platform/storage/storage.ts";
import type { Flag } from "../../platform/storage/tables.ts";

export type TransactionRow = Omit<Transaction, "receiptAvailable"> & { customerId: string; receiptAvailable: Flag };

declare module "../../platform/storage/tables.ts" {
  interface Tables {
    subscriptions: SubscriptionFee & { customerId: string };
    transactions: TransactionRow;
  }
}

const transactionColumns = [
  "date",
  "reference",
  "description",
  "amount",
  "type",
  "status",
  "receiptAvailable",
] as const;

type StoredTransaction = Pick<TransactionRow, (typeof transactionColumns)[number]>;

/** Copies the columns one by one, because spreading database rows takes as long as the query itself. */
const transactionFrom = (row: StoredTransaction): Transaction => {
  const { date, reference, description, amount, type, status, receiptAvailable } = row;
  return { date, reference, description, amount, type, status, receiptAvailable: receiptAvailable === 1 };
};

const transactionsBy = batchedQuery((database, key) =>
  database
    .selectFrom("transactions")
    .select(transactionColumns)
    .where("customerId", "=", key)
    .orderBy("date", "desc")
    .orderBy("reference", "desc"),
);

const feesBy = batchedQuery((database, key) =>
  database
    .selectFrom("subscriptions")
    .select(["year", "amount", "dueDate"])
    .where("customerId", "=", key)
    .orderBy("year"),
);

/** A customer's charges and payments, latest first. */
export const transactionsOf = async (database: Database, customerId: string): Promise<readonly Transaction[]> =>
  (await transactionsBy(database, customerId)).map(transactionFrom);

/** The charged subscriptions of a customer, earliest first. */
export const subscriptionFeesOf = (database: Database, customerId: string): Promise<readonly SubscriptionFee[]> =>
  feesBy(database, customerId);

/** A customer's balance: charges less payments. LAND-02, CASH-02 */
export const customerBalance = async (database: Database, customerId: string): Promise<Pence> =>
  balanceOf(await transactionsOf(database, customerId));

/**
 * A customer's charges and payments, with the next subscription to pay, or the latest when all are paid. FEES-03,
 * CASH-02
 */
export const statementOf = async (
  database: Database,
  customerId: string,
  today: CalendarDate,
): Promise<FeesStatement> => {
  const [transactions, fees] = await Promise.all([
    transactionsOf(database, customerId),
    subscriptionFeesOf(database, customerId),
  ]);
  return { subscription: presentSubscription(settledSubscriptions(fees, transactions, today)), transactions };
};

/** Whether a transaction of any customer has a reference. */
export const isPosted = async (database: Database, reference: string): Promise<boolean> =>
  (await database
    .selectFrom("transactions")
    .select("reference")
    .where("reference", "=", reference)
    .executeTakeFirst()) !== undefined;

/** One of a customer's own transactions. */
export const transactionOf = async (
  database: Database,
  customerId: string,
  reference: string,
): Promise<Transaction | undefined> => {
  const row = await database
    .selectFrom("transactions")
    .select(transactionColumns)
    .where("customerId", "=", customerId)
    .where("reference", "=", reference)
    .executeTakeFirst();
  return row && transactionFrom(row);
};
