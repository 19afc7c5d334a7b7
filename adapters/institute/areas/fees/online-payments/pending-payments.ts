import { userTypeOf } from "../../../../../domain/customer/user-type.ts";
import type { Transaction } from "../../../../../domain/fees/account.ts";
import { dayOf, type DayRule } from "../../../../../domain/kernel/calendar-date.ts";
import type { TextLibrary } from "../../../platform/content/content-library.ts";
import type { CustomerRow } from "../../../platform/customers/customers.store.ts";
import type { Database } from "../../../platform/storage/storage.ts";
import { describePayment } from "../prepare-payments.ts";
import { itemsOf, paymentsBeingConfirmed } from "./online-payments.store.ts";

/** A customer's payments that are being confirmed, as transactions that do not count yet. FEES-03 */
export const pendingPaymentsOf = async (
  database: Database,
  content: TextLibrary,
  customer: CustomerRow,
  rules: DayRule,
): Promise<readonly Transaction[]> => {
  const payments = await paymentsBeingConfirmed(database, customer.customerId);
  if (payments.length === 0) return [];
  const { online } = await content.document("transaction-descriptions", userTypeOf(customer.customerType));
  return Promise.all(
    payments.map(async (payment) => ({
      reference: payment.reference,
      date: dayOf(new Date(payment.startedAt), rules),
      description: await describePayment(content, customer, online, itemsOf(payment)),
      amount: payment.amount,
      type: "PAYMENT",
      status: "PENDING",
      receiptAvailable: false,
    })),
  );
};
