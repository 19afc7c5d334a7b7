import type { Transaction, TransactionType } from "../../../../domain/fees/account.ts";
import { yearOf, type CalendarDate } from "../../../../domain/kernel/calendar-date.ts";
import { typedAmountOf, type Pence } from "../../../../domain/kernel/money.ts";
import { transactionWebhook } from "../../../contract/webhooks.contract.ts";
import type { CustomerRow } from "../../platform/customers/customers.store.ts";
import type { Operator } from "../../platform/operator.ts";
import { audit } from "../../platform/storage/audit.ts";
import type { Database } from "../../platform/storage/storage.ts";
import { flag } from "../../platform/storage/tables.ts";
import { putWebhookMessage } from "../../platform/webhooks/outbox.ts";
import { newReference } from "../submissions/reference.ts";
import { customerBalance } from "./fees.store.ts";
import { followPayments } from "./follow-payments.ts";

/** A charge or payment to post. Gets a new reference by default. */
export interface Posting {
  readonly type: TransactionType;
  readonly amount: Pence;
  readonly description: string;
  readonly date: CalendarDate;
  readonly reference?: string | undefined;
}

/** A posted transaction, and the person's balance after it. */
export interface PostedTransaction {
  readonly transaction: Pick<Transaction, "reference" | "amount" | "date">;
  readonly balance: Pence;
  readonly isSuspensionEnded: boolean;
}

/**
 * Posts a charge or a payment, updates balance, subscriptions and suspension, and notifies the webhook. FEES-03,
 * LAND-02, DATE-04, SENT-05
 */
export const postTransaction = async (
  operator: Operator,
  database: Database,
  person: CustomerRow,
  {
    type,
    amount,
    description,
    date,
    reference = newReference(`${type === "CHARGE" ? "INV" : "PAY"}-${yearOf(date)}`),
  }: Posting,
): Promise<PostedTransaction> => {
  const { customerId } = person;
  const transaction = {
    reference,
    customerId,
    date,
    description,
    amount,
    type,
    status: "COMPLETED",
    receiptAvailable: flag(type === "PAYMENT"),
  } as const;
  await database.insertInto("transactions").values(transaction).execute();
  const isSuspensionEnded = type === "PAYMENT" && (await followPayments(operator, database, customerId));
  const balance = await customerBalance(database, customerId);
  const { by, now: at, auditKey, rules } = operator;
  await audit(database, { customerId, kind: "transactions", before: undefined, after: transaction, auditKey, by, at });
  const data = {
    customerId,
    reference,
    date,
    description,
    amount: typedAmountOf(amount),
    currency: rules.currency,
    by,
  };
  await putWebhookMessage(database, { type: transactionWebhook(type), timestamp: at.toISOString(), data }, at);
  return { transaction, balance, isSuspensionEnded };
};
