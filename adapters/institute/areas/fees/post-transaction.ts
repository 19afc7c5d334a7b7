import type { Transaction, TransactionType } from "../../../../domain/fees/account.ts";
import { effectOnBalance } from "../../../../domain/fees/postings.ts";
import { yearOf } from "../../../../domain/kernel/calendar-date.ts";
import { typedAmountOf, type Pence } from "../../../../domain/kernel/money.ts";
import { transactionWebhook, type WebhookPayload } from "../../../contract/webhooks.contract.ts";
import type { CustomerRow } from "../../platform/customers/customers.store.ts";
import type { Operator } from "../../platform/operator.ts";
import { auditAll } from "../../platform/storage/audit.ts";
import { heldRecord } from "../../platform/storage/held-values.ts";
import type { Database } from "../../platform/storage/storage.ts";
import { flag } from "../../platform/storage/tables.ts";
import { putWebhookMessages } from "../../platform/webhooks/webhook-outbox.ts";
import { newReference as randomReference } from "../submissions/reference.ts";
import { customerBalance } from "./fees.store.ts";
import { transactionsTable, type TransactionRow } from "./fees.table.ts";
import { followPosting } from "./follow-postings.ts";

/** A posting to make. Gets a new reference by default. */
export interface Posting extends Omit<Transaction, "reference" | "status" | "receiptAvailable" | "invoiceAvailable"> {
  readonly reference?: string | undefined;
  /** The credit of a bank's file that it is about. */
  readonly bankLine?: string | undefined;
}

/** A posted transaction, and the person's balance after it. */
export interface PostedTransaction {
  readonly transaction: Pick<Transaction, "reference" | "amount" | "date" | "type">;
  readonly balance: Pence;
  readonly isSuspensionEnded: boolean;
}

const prefixes: Readonly<Record<TransactionType, string>> = {
  CHARGE: "INV",
  PAYMENT: "PAY",
  CREDIT_NOTE: "CN",
  REVERSAL: "REV",
  REFUND: "REF",
};

/** The row of a new posting, without effects. */
export const transactionRow = (
  { by, now, newReference = randomReference }: Pick<Operator, "by" | "now" | "newReference">,
  customerId: string,
  { type, amount, description, date, reference, ...purpose }: Posting,
): TransactionRow => ({
  reference: reference ?? newReference(`${prefixes[type]}-${yearOf(date)}`),
  customerId,
  date,
  description,
  amount,
  type,
  status: "COMPLETED",
  receiptAvailable: flag(type === "PAYMENT"),
  purpose: purpose.purpose ?? null,
  dueDate: purpose.dueDate ?? null,
  settles: purpose.settles?.length ? JSON.stringify(purpose.settles) : null,
  reverses: purpose.reverses ?? null,
  reason: purpose.reason ?? null,
  effects: null,
  bankLine: purpose.bankLine ?? null,
  postedBy: by,
  postedAt: now.getTime(),
});

/** The webhook message about a posting. SENT-05 */
const transactionMessage = (
  { now, rules, by }: Operator,
  { type, customerId, reference, date, description, amount, reverses, reason }: TransactionRow,
): WebhookPayload => ({
  type: transactionWebhook(type),
  timestamp: now.toISOString(),
  data: {
    customerId,
    reference,
    date,
    description,
    amount: typedAmountOf(amount),
    currency: rules.currency,
    by,
    ...(reverses === null ? {} : { reverses }),
    ...(reason === null ? {} : { reason }),
  },
});

/** Adds postings, records them, and notifies the webhook. Requires locked people. CORR-03, SENT-05 */
export const addTransactions = async (
  operator: Operator,
  database: Database,
  rows: readonly TransactionRow[],
): Promise<void> => {
  await database.insertInto("transactions").values(rows).execute();
  await auditAll(
    operator,
    database,
    rows.map((row) => ({
      kind: "transactions",
      record: row.reference,
      after: { customerId: row.customerId, ...heldRecord(transactionsTable, { ...row }) },
    })),
  );
  await putWebhookMessages(
    database,
    rows.map((row) => transactionMessage(operator, row)),
    operator.now,
  );
};

/**
 * Makes a posting that is no new payment, updates suspension and documents, and notifies the webhook. Postings are only
 * added. Requires a locked person. FEES-03, LAND-02, DATE-04, SENT-05, CORR-01
 */
export const postTransaction = async (
  operator: Operator,
  database: Database,
  { customerId }: Pick<CustomerRow, "customerId">,
  posting: Posting,
): Promise<PostedTransaction> => {
  const transaction = transactionRow(operator, customerId, posting);
  await addTransactions(operator, database, [transaction]);
  const effects = effectOnBalance(transaction) < 0 ? await followPosting(operator, database, transaction) : {};
  const balance = await customerBalance(database, customerId);
  return { transaction, balance, isSuspensionEnded: effects.suspension !== undefined };
};
