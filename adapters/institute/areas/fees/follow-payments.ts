import { endsWithPayment } from "../../../../domain/customer/suspension.ts";
import { isPaidUp } from "../../../../domain/fees/settling.ts";
import { customerOf, notificationCodesOf, suspensionOf } from "../../platform/customers/customers.store.ts";
import { replaceNotifications } from "../../platform/customers/notifications.ts";
import type { Operator } from "../../platform/operator.ts";
import type { Database } from "../../platform/storage/storage.ts";
import { endSuspension } from "../customer/suspension.ts";
import { releaseDocuments } from "../documents/documents.store.ts";
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
  await releaseDocuments(database, customerId, "fees");
  const ends = endsWithPayment({ status: person.status, suspensionDetails: suspensionOf(person, operator.today) });
  if (ends) await endSuspension(operator, database, person);
  return ends;
};
