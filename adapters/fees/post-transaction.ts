import { endsWithPayment } from "../../domain/customer/suspension.ts";
import type { Transaction, TransactionType } from "../../domain/fees/account.ts";
import { isSettled, owedBy } from "../../domain/fees/transactions.ts";
import { yearOf, type CalendarDate } from "../../domain/kernel/calendar-date.ts";
import type { Pence } from "../../domain/kernel/money.ts";
import { replaceNotifications } from "../customer/notifications.ts";
import { notificationCodesOf, suspensionOf, type CustomerRow } from "../customer/storage.ts";
import { endSuspension } from "../customer/suspension.ts";
import { audit } from "../institute/storage/audit.ts";
import type { Database } from "../institute/storage/storage.ts";
import { flag } from "../institute/storage/tables.ts";
import type { Operator } from "../registrar/records/carry-out.ts";
import { newReference } from "../submissions/reference.ts";

/** A charge or a payment to post. The reference is a new one by default. */
export interface Posting {
  readonly type: TransactionType;
  readonly amount: Pence;
  readonly description: string;
  readonly date: CalendarDate;
  readonly reference?: string | undefined;
}

/** A posted transaction, and what the person owes after it. */
export interface Posted {
  readonly transaction: Pick<Transaction, "reference" | "amount" | "date">;
  readonly balance: Pence;
  readonly isSuspensionEnded: boolean;
}

/** Nothing is owed any longer: subscriptions are paid, and what unpaid fees withheld or suspended is given back. FEES-03, DATE-04 */
const settle = async (operator: Operator, database: Database, person: CustomerRow): Promise<boolean> => {
  const { customerId } = person;
  await database.updateTable("subscriptions").set({ status: "PAID" }).where("customerId", "=", customerId).execute();
  const codes = await notificationCodesOf(database, customerId);
  await replaceNotifications(operator, database, person, codes.filter((code) => code !== "PAYMENT_OVERDUE"));
  await database
    .updateTable("keyResources")
    .set({ eligible: flag(true), warning: null })
    .where("customerId", "=", customerId)
    .where("warning", "=", "fees")
    .execute();
  const ends = endsWithPayment({ status: person.status, suspensionDetails: suspensionOf(person, operator.now) });
  if (ends) await endSuspension(operator, database, person);
  return ends;
};

/** Posts a charge or a payment: it joins the transactions, and balance, subscriptions and suspension follow. FEES-03, LAND-02, DATE-04 */
export const postTransaction = async (
  operator: Operator,
  database: Database,
  person: CustomerRow,
  { type, amount, description, date, reference = newReference(`${type === "CHARGE" ? "INV" : "PAY"}-${yearOf(date)}`) }: Posting,
): Promise<Posted> => {
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
  const balance = person.balance + owedBy(transaction);
  await database.updateTable("customers").set({ balance }).where("customerId", "=", customerId).execute();
  const isSuspensionEnded = isSettled(balance) && (await settle(operator, database, person));
  const { by, now: at, auditKey } = operator;
  await audit(database, { customerId, kind: "transactions", before: undefined, after: transaction, auditKey, by, at });
  return { transaction, balance, isSuspensionEnded };
};
