import { userTypeOf } from "../../../../domain/customer/user-type.ts";
import { settle } from "../../../../domain/fees/settling.ts";
import type { CalendarDate } from "../../../../domain/kernel/calendar-date.ts";
import { displayPrice, type Pence } from "../../../../domain/kernel/money.ts";
import { lockCustomer, type CustomerRow } from "../../platform/customers/customers.store.ts";
import { RefusalError } from "../../platform/http/refusal-error.ts";
import type { Acting } from "../acting.ts";
import { transactionsOf } from "./fees.store.ts";
import { postTransaction, type PostedTransaction } from "./post-transaction.ts";
import { writeOfCorrection } from "./write-of-correction.ts";

/** Pays out credit that no charge has used. Requires a transaction. CORR-01 */
export const refundCredit = async (
  acting: Acting,
  person: CustomerRow,
  { amount, reason, date }: { readonly amount: Pence; readonly reason: string; readonly date: CalendarDate },
): Promise<PostedTransaction> => {
  const { database, mails, rules } = acting;
  await lockCustomer(database, person.customerId);
  const { credit } = settle(await transactionsOf(database, person.customerId));
  if (amount > credit)
    throw new RefusalError("unacceptable", "NO_CREDIT", `Their credit is ${displayPrice(credit, rules, "forced")}.`);
  const { creditPaidOut } = await mails.library.document("transaction-descriptions", userTypeOf(person.customerType));
  const posted = await postTransaction(acting, database, person, {
    type: "REFUND",
    amount,
    date,
    description: creditPaidOut,
    reason,
  });
  await writeOfCorrection(acting, person, { ...posted, reason });
  return posted;
};
