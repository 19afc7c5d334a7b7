import { endsWithPayment } from "../../../../domain/customer/suspension.ts";
import { isPaidUp } from "../../../../domain/fees/settling.ts";
import { customerOf, notificationCodesOf, suspensionOf } from "../../platform/customers/customers.store.ts";
import type { Operator } from "../../platform/operator.ts";
import type { Database } from "../../platform/storage/storage.ts";
import { flag } from "../../platform/storage/tables.ts";
import { replaceNotifications } from "../customer/notifications.ts";
import { endSuspension } from "../customer/suspension.ts";
import { subscriptionFeesOf, transactionsOf } from "./fees.store.ts";

/**
 * Reverts the effects of unpaid fees once all due charges are paid: the reminder, withheld documents, and a suspension.
 * Returns whether a suspension ended. FEES-03, DATE-04, CASH-02
 */
export const followPayments = async (operator: Operator, database: Database, customerId: string): Promise<boolean> => {
  const [fees, transactions] = [
    await subscriptionFeesOf(database, customerId),
    await transactionsOf(database, customerId),
  ];
  if (!isPaidUp(fees, transactions, operator.today)) return false;
  const person = await customerOf(database, customerId);
  const codes = await notificationCodesOf(database, customerId);
  await replaceNotifications(
    operator,
    database,
    person,
    codes.filter((code) => code !== "PAYMENT_OVERDUE"),
  );
  await database
    .updateTable("keyResources")
    .set({ eligible: flag(true), warning: null })
    .where("customerId", "=", customerId)
    .where("warning", "=", "fees")
    .execute();
  const ends = endsWithPayment({ status: person.status, suspensionDetails: suspensionOf(person, operator.today) });
  if (ends) await endSuspension(operator, database, person);
  return ends;
};
