import type { FeesStatement, Subscription, Transaction } from "../../domain/fees/account.ts";
import type { Database } from "../institute/storage/storage.ts";
import type { Flag } from "../institute/storage/tables.ts";

export type TransactionRow = Omit<Transaction, "receiptAvailable"> & { customerId: string; receiptAvailable: Flag };

declare module "../institute/storage/tables.ts" {
  interface Tables {
    subscriptions: Subscription & { customerId: string };
    transactions: TransactionRow;
  }
}

export const transactionColumns = ["date", "reference", "description", "amount", "type", "status", "receiptAvailable"] as const;

/** The latest of a customer's subscriptions; undefined for whoever pays none. */
export const latestSubscriptionOf = (database: Database, customerId: string): Promise<Subscription | undefined> =>
  database
    .selectFrom("subscriptions")
    .select(["year", "amount", "dueDate", "status"])
    .where("customerId", "=", customerId)
    .orderBy("year", "desc")
    .limit(1)
    .executeTakeFirst();

/** What a customer was charged and paid, and the latest of their subscriptions. */
export const statementOf = async (database: Database, customerId: string): Promise<FeesStatement> => {
  const subscription = await latestSubscriptionOf(database, customerId);
  const rows = await database
    .selectFrom("transactions")
    .select(transactionColumns)
    .where("customerId", "=", customerId)
    .orderBy("date", "desc")
    .orderBy("reference", "desc")
    .execute();
  return { subscription, transactions: rows.map((row) => ({ ...row, receiptAvailable: row.receiptAvailable === 1 })) };
};
