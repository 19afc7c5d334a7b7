import { userTypeOf } from "../../../../domain/customer/user-type.ts";
import { settle } from "../../../../domain/fees/settling.ts";
import type { CalendarDate } from "../../../../domain/kernel/calendar-date.ts";
import { displayPrice, type Pence } from "../../../../domain/kernel/money.ts";
import { RefusalError } from "../../platform/http/refusal-error.ts";
import type { ActionContext } from "../use-case-context.ts";
import { assertMoved, lockAccountOf } from "./account-to-post.ts";
import { mailCorrection } from "./correction-mail.ts";
import { transactionsOf } from "./fees.store.ts";
import { postTransaction } from "./post-transaction.ts";
import type { PostedForPerson } from "./record-payment.ts";

/** Refunds the unused credit of a surviving account. Requires a transaction. CORR-01, LIFE-02 */
export const refundCredit = async (
  context: ActionContext,
  customerId: string,
  { amount, reason, date }: { readonly amount: Pence; readonly reason: string; readonly date: CalendarDate },
): Promise<PostedForPerson> => {
  const { database, mails, rules } = context;
  assertMoved(context, date);
  const person = await lockAccountOf(database, customerId);
  const { credit } = settle(await transactionsOf(database, person.customerId));
  if (amount > credit)
    throw new RefusalError("unacceptable", "NO_CREDIT", `Their credit is ${displayPrice(credit, rules, "forced")}.`);
  const { creditPaidOut } = await mails.library.document("transaction-descriptions", userTypeOf(person.customerType));
  const posted = await postTransaction(context, database, person, {
    type: "REFUND",
    amount,
    date,
    description: creditPaidOut,
    reason,
  });
  await mailCorrection(context, person, { ...posted, reason });
  return { ...posted, person };
};
