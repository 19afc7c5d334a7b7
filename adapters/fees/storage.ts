import * as z from "zod";
import {
  subscriptionStatuses,
  transactionStatuses,
  transactionTypes,
  type FeesStatement,
  type Subscription,
  type Transaction,
} from "../../domain/fees/account.ts";
import { batchedQuery } from "../institute/storage/batched-query.ts";
import type { Database } from "../institute/storage/storage.ts";
import type { Flag } from "../institute/storage/tables.ts";
import { amount, calendarYear, customerId, day, tableRecords, withAmount, words, yesNo } from "../registrar/records/record-file.ts";

/** What people are due to pay each year. FEES-03 */
export const subscriptionRecords = tableRecords({
  name: "subscriptions",
  about: "Annual subscriptions. Amounts have two decimals: 268.50.",
  schema: z.object({ customerId, year: calendarYear, amount, dueDate: day, status: z.enum(subscriptionStatuses) }),
  key: ["customerId", "year"],
  table: "subscriptions",
  ...withAmount("amount"),
});

/** What was charged and paid; the balance follows from it. FEES-03, LAND-02 */
export const transactionRecords = tableRecords({
  name: "transactions",
  about: "What was charged and paid, with two decimals: 268.50. What a person owes is what these come to: a balance from before is a charge.",
  schema: z.object({
    reference: words(60),
    customerId,
    date: day,
    description: words(200),
    amount,
    type: z.enum(transactionTypes),
    status: z.enum(transactionStatuses),
    receiptAvailable: yesNo,
  }),
  key: ["reference"],
  fillIn: ({ type, status }) => ({
    status: "COMPLETED",
    receiptAvailable: type === "PAYMENT" && (status ?? "COMPLETED") === "COMPLETED",
  }),
  table: "transactions",
  ...withAmount("amount"),
});

export type TransactionRow = Omit<Transaction, "receiptAvailable"> & { customerId: string; receiptAvailable: Flag };

declare module "../institute/storage/tables.ts" {
  interface Tables {
    subscriptions: Subscription & { customerId: string };
    transactions: TransactionRow;
  }
}

export const transactionColumns = ["date", "reference", "description", "amount", "type", "status", "receiptAvailable"] as const;

type StoredTransaction = Pick<TransactionRow, (typeof transactionColumns)[number]>;

/** A transaction as it is stored, column by column: to spread what a database gave costs as much as to ask for it. */
export const transactionFrom = (row: StoredTransaction): Transaction => {
  const { date, reference, description, amount, type, status, receiptAvailable } = row;
  return { date, reference, description, amount, type, status, receiptAvailable: receiptAvailable === 1 };
};

// In one statement, each transaction beside the latest subscription: what a page waits for asks the database once.
const statementRows = batchedQuery((database, key) =>
  database
    .selectFrom("customers as customer")
    .leftJoin("subscriptions as latest", (join) =>
      join.onRef("latest.customerId", "=", "customer.customerId").on("latest.year", "=", ({ selectFrom, fn }) =>
        selectFrom("subscriptions").select(fn.max("year").as("year")).where("customerId", "=", key),
      ),
    )
    .leftJoin("transactions as transaction", "transaction.customerId", "customer.customerId")
    .select(transactionColumns.map((column) => `transaction.${column}` as const))
    .select(["latest.year", "latest.amount as subscribedFor", "latest.dueDate", "latest.status as subscription"])
    .where("customer.customerId", "=", key)
    .orderBy("transaction.date", "desc")
    .orderBy("transaction.reference", "desc"),
);

type StatementRow = Awaited<ReturnType<typeof statementRows>>[number];

const hasTransaction = (row: StatementRow): row is StatementRow & StoredTransaction => row.reference !== null;

const subscriptionIn = (row: StatementRow | undefined): Subscription | undefined => {
  if (!row) return undefined;
  const { year, subscribedFor: amount, dueDate, subscription: status } = row;
  return year === null || amount === null || dueDate === null || status === null ? undefined : { year, amount, dueDate, status };
};

/** What a customer was charged and paid, and the latest of their subscriptions. */
export const statementOf = async (database: Database, customerId: string): Promise<FeesStatement> => {
  const rows = await statementRows(database, customerId);
  return { subscription: subscriptionIn(rows[0]), transactions: rows.filter(hasTransaction).map(transactionFrom) };
};
