import type { Transaction, TransactionType } from "../../../../domain/fees/account.ts";
import { effectOnBalance } from "../../../../domain/fees/postings.ts";
import { yearOf } from "../../../../domain/kernel/calendar-date.ts";
import { typedAmountOf, type Pence } from "../../../../domain/kernel/money.ts";
import { transactionWebhook, type WebhookPayload } from "../../../contract/webhooks.contract.ts";
import type { CustomerRow } from "../../platform/customers/customers.store.ts";
import type { Operator } from "../../platform/operator.ts";
import { audit } from "../../platform/storage/audit.ts";
import { heldRecord } from "../../platform/storage/held-values.ts";
import type { Database } from "../../platform/storage/storage.ts";
import { flag } from "../../platform/storage/tables.ts";
import { putWebhookMessage } from "../../platform/webhooks/webhook-outbox.ts";
import { newReference as randomReference } from "../submissions/reference.ts";
import { customerBalance } from "./fees.store.ts";
import { transactionsTable, type TransactionRow } from "./fees.table.ts";
import { followPostings, type PostingEffects } from "./follow-postings.ts";

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

/** The row of a posting that has not ended anything. */
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

/** Keeps what a posting ended. CORR-01 */
export const keepEffects = async (database: Database, reference: string, effects: PostingEffects): Promise<void> => {
  if (Object.keys(effects).length === 0) return;
  await database
    .updateTable("transactions")
    .set({ effects: JSON.stringify(effects) })
    .where("reference", "=", reference)
    .execute();
};

/** The webhook message about a posting. SENT-05 */
export const transactionMessage = (
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

/**
 * Makes a posting, updates suspension and documents, and notifies the webhook. Postings are only added. FEES-03, LAND-02,
 * DATE-04, SENT-05, CORR-01
 */
export const postTransaction = async (
  operator: Operator,
  database: Database,
  { customerId }: Pick<CustomerRow, "customerId">,
  posting: Posting,
): Promise<PostedTransaction> => {
  const row = transactionRow(operator, customerId, posting);
  await database.insertInto("transactions").values(row).execute();
  const effects = effectOnBalance(row) < 0 ? await followPostings(operator, database, customerId) : {};
  await keepEffects(database, row.reference, effects);
  const balance = await customerBalance(database, customerId);
  const { by, now: at, auditKey } = operator;
  await audit(database, {
    customerId,
    kind: "transactions",
    record: row.reference,
    before: undefined,
    after: heldRecord(transactionsTable, { ...row }),
    auditKey,
    by,
    at,
  });
  await putWebhookMessage(database, transactionMessage(operator, row), at);
  return { transaction: row, balance, isSuspensionEnded: effects.suspension !== undefined };
};
