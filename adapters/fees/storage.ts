import type { FeesStatement, Transaction } from "../../domain/fees/account.ts";
import type { Database } from "../institute/storage/storage.ts";

const columns = ["date", "reference", "description", "amount", "type", "status", "receiptAvailable"] as const;

/** What a customer was charged and paid, and the latest of their subscriptions. */
export const statementOf = async (database: Database, customerId: string): Promise<FeesStatement> => {
  const subscription = await database
    .selectFrom("subscriptions")
    .select(["year", "amount", "dueDate", "status"])
    .where("customerId", "=", customerId)
    .orderBy("year", "desc")
    .limit(1)
    .executeTakeFirst();
  const rows = await database
    .selectFrom("transactions")
    .select(columns)
    .where("customerId", "=", customerId)
    .orderBy("date", "desc")
    .orderBy("reference", "desc")
    .execute();
  return { subscription, transactions: rows.map((row) => ({ ...row, receiptAvailable: row.receiptAvailable === 1 })) };
};

/** One of a customer's own transactions. */
export const transactionOf = async (
  database: Database,
  customerId: string,
  reference: string,
): Promise<Transaction | undefined> => {
  const row = await database
    .selectFrom("transactions")
    .select(columns)
    .where("customerId", "=", customerId)
    .where("reference", "=", reference)
    .executeTakeFirst();
  return row && { ...row, receiptAvailable: row.receiptAvailable === 1 };
};
