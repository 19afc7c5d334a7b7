import { sql } from "kysely";

import {
  transactionTypes,
  type FeesStatement,
  type OwedItem,
  type Transaction,
} from "../../../../domain/fees/account.ts";
import { effectOnBalance, postingsInForce } from "../../../../domain/fees/postings.ts";
import {
  debtsOf,
  presentSubscription,
  settledSubscriptions,
  type FeesLedger,
} from "../../../../domain/fees/settling.ts";
import { balanceOf, withReceiptsInForce } from "../../../../domain/fees/transactions.ts";
import type { CalendarDate } from "../../../../domain/kernel/calendar-date.ts";
import type { Pence } from "../../../../domain/kernel/money.ts";
import { batchedQuery } from "../../platform/storage/batched-query.ts";
import { chunked } from "../../platform/storage/chunked.ts";
import type { Database } from "../../platform/storage/storage.ts";
import { groupByCustomer } from "../group-by-customer.ts";
import { effectsOf, type TransactionRow } from "./fees.table.ts";

export const transactionColumns = [
  "date",
  "reference",
  "description",
  "amount",
  "type",
  "status",
  "receiptAvailable",
  "purpose",
  "dueDate",
  "settles",
  "reverses",
  "reason",
] as const;

type StoredTransaction = Pick<TransactionRow, (typeof transactionColumns)[number]>;

/** Copies the columns one by one, because spreading database rows takes as long as the query itself. */
export const transactionFrom = (row: StoredTransaction): Transaction => {
  const { date, reference, description, amount, type, status, receiptAvailable } = row;
  return {
    date,
    reference,
    description,
    amount,
    type,
    status,
    receiptAvailable: receiptAvailable === 1,
    purpose: row.purpose ?? undefined,
    dueDate: row.dueDate ?? undefined,
    settles: row.settles === null ? undefined : (JSON.parse(row.settles) as readonly string[]),
    reverses: row.reverses ?? undefined,
    reason: row.reason ?? undefined,
  };
};

const transactionsBy = batchedQuery((database, key) =>
  database
    .selectFrom("transactions")
    .select(transactionColumns)
    .where("customerId", "=", key)
    .orderBy("date", "desc")
    .orderBy(({ fn, val }) => fn.coalesce("postedAt", val(0)), "desc")
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

/** The postings of several customers in the order in which they were made; those of earlier releases by day. FEES-03 */
export const postingsInOrder = (database: Database, customerIds: readonly string[]) =>
  database
    .selectFrom("transactions")
    .select([...transactionColumns, "customerId", "postedAt", "effects"])
    .where("customerId", "in", customerIds)
    .orderBy(({ fn, val }) => fn.coalesce("postedAt", val(0)))
    .orderBy("date")
    .orderBy("type")
    .orderBy("reference")
    .execute();

/** A posting with its place in the order of postings. */
export type OrderedPosting = Awaited<ReturnType<typeof postingsInOrder>>[number];

/** The postings of a customer that were there when one was posted. FEES-03 */
export const transactionsBefore = async (
  database: Database,
  customerId: string,
  reference: string,
): Promise<readonly Transaction[]> => {
  const rows = await postingsInOrder(database, [customerId]);
  return rows
    .slice(
      0,
      rows.findIndex((row) => row.reference === reference),
    )
    .map(transactionFrom);
};

/** A customer's subscriptions and postings. */
export const ledgerOf = async (database: Database, customerId: string): Promise<FeesLedger<Transaction>> => {
  const [transactions, fees] = await Promise.all([transactionsOf(database, customerId), feesBy(database, customerId)]);
  return { fees, transactions };
};

/** A customer's balance: charges less payments. LAND-02, CASH-02 */
export const customerBalance = async (database: Database, customerId: string): Promise<Pence> =>
  balanceOf(await transactionsOf(database, customerId));

/** Types of posting that add to a balance. */
const adding = transactionTypes.filter((type) => effectOnBalance({ type, amount: 1, status: "COMPLETED" }) > 0);

/** SQL for the balance of a group of postings: charges less payments. LAND-02 */
const sumOfPostings = sql<Pence>`sum(case when ${sql.ref("status")} <> 'COMPLETED' then 0
  when ${sql.ref("type")} in (${sql.join(adding)}) then ${sql.ref("amount")} else -${sql.ref("amount")} end)`;

/** A query for the IDs of customers who owe something. */
export const debtors = (database: Database) =>
  database.selectFrom("transactions").select("customerId").groupBy("customerId").having(sumOfPostings, ">", 0);

/** The balance of the customer of a row, in a query about customers. LAND-02 */
export const balanceInQuery = sql<Pence>`coalesce((select ${sumOfPostings} from ${sql.table("transactions")}
  where ${sql.ref("transactions.customerId")} = ${sql.ref("customers.customerId")}), 0)`;

/** The subscriptions and postings of several customers. */
export const ledgersOf = async (
  database: Database,
  customerIds: readonly string[],
): Promise<(customerId: string) => FeesLedger<Transaction>> => {
  const [feeRows, transactionRows] = await Promise.all([
    database.selectFrom("subscriptions").selectAll().where("customerId", "in", customerIds).execute(),
    database
      .selectFrom("transactions")
      .select(["customerId", ...transactionColumns])
      .where("customerId", "in", customerIds)
      .execute(),
  ]);
  const [fees, transactions] = [groupByCustomer(feeRows), groupByCustomer(transactionRows)];
  return (customerId) => ({
    fees: fees.get(customerId) ?? [],
    transactions: (transactions.get(customerId) ?? []).map(transactionFrom),
  });
};

/** A customer's statement on a day: the subscription to show, and everything that is owed. FEES-03, CORR-02 */
export const statementOf = async (
  database: Database,
  customerId: string,
  today: CalendarDate,
): Promise<FeesStatement & { readonly owed: readonly OwedItem[] }> => {
  const ledger = await ledgerOf(database, customerId);
  return {
    subscription: presentSubscription(settledSubscriptions(ledger, today)),
    transactions: withReceiptsInForce(ledger.transactions),
    owed: debtsOf(ledger),
  };
};

/** Whether a transaction of any customer has a reference. */
export const isPosted = async (database: Database, reference: string): Promise<boolean> =>
  (await database
    .selectFrom("transactions")
    .select("reference")
    .where("reference", "=", reference)
    .executeTakeFirst()) !== undefined;

/**
 * Payments that no bank line is known for, among those with some references: of the same reference, or of one with a
 * number behind it, which the further payments of a line have. BANK-02
 */
export const unlinkedBankPayments = async (database: Database, references: readonly string[]) => {
  const payments = database
    .selectFrom("transactions")
    .select(["reference", "customerId", "amount", "bankLine"])
    .where("type", "=", "PAYMENT");
  const found: Awaited<ReturnType<typeof payments.execute>> = [];
  for (const some of chunked(references))
    for (const first of await payments.where("reference", "in", some).orderBy("reference").execute()) {
      const further = payments.where("reference", "like", `${first.reference}-%`).orderBy("reference");
      found.push(first, ...(await further.execute()));
    }
  return found.filter(({ bankLine }) => bankLine === null);
};

/** The type of a posting, and whether it ended a suspension; undefined when there is none. CORR-01 */
export const postingWith = async (database: Database, reference: string) => {
  const row = await database
    .selectFrom("transactions")
    .select(["type", "effects"])
    .where(({ fn }) => fn("upper", ["reference"]), "=", reference.toUpperCase())
    .executeTakeFirst();
  if (!row) return undefined;
  return { type: row.type, hasEndedSuspension: effectsOf(row).suspension !== undefined };
};

/** The ID of the person whose account has a posting, by its reference in any case; undefined when there is none. */
export const ownerOfPosting = async (database: Database, reference: string): Promise<string | undefined> =>
  (
    await database
      .selectFrom("transactions")
      .select("customerId")
      .where(({ fn }) => fn("upper", ["reference"]), "=", reference.toUpperCase())
      .executeTakeFirst()
  )?.customerId;

/** Notes the bank line that postings are about. BANK-02 */
export const linkPostings = async (
  database: Database,
  references: readonly string[],
  bankLine: string,
): Promise<void> => {
  await database.updateTable("transactions").set({ bankLine }).where("reference", "in", references).execute();
};

/** The number of payments that were made of a bank line, taken back or not. */
export const countPaymentsOf = async (database: Database, bankLine: string): Promise<number> => {
  const { count } = await database
    .selectFrom("transactions")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("bankLine", "=", bankLine)
    .where("type", "=", "PAYMENT")
    .executeTakeFirstOrThrow();
  return count;
};

/** The payments that were made of a bank line and are in force. DESK-07 */
export const paymentsOfLine = async (database: Database, bankLine: string) => {
  const payments = await database
    .selectFrom("transactions")
    .select(["reference", "customerId", "amount", "postedBy"])
    .where("bankLine", "=", bankLine)
    .where("type", "=", "PAYMENT")
    .orderBy("reference")
    .execute();
  if (payments.length === 0) return [];
  const ledger = await ledgersOf(
    database,
    payments.map(({ customerId }) => customerId),
  );
  return payments.filter(({ customerId, reference }) =>
    postingsInForce(ledger(customerId).transactions).some((posting) => posting.reference === reference),
  );
};

/** The charge with a reference, in capitals or not. */
export const chargeWithReference = (database: Database, reference: string) =>
  database
    .selectFrom("transactions")
    .select(["reference", "customerId"])
    .where(({ fn }) => fn("upper", ["reference"]), "=", reference.toUpperCase())
    .where("type", "=", "CHARGE")
    .executeTakeFirst();
