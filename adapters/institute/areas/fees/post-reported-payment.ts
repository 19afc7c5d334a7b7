import type { FastifyBaseLogger } from "fastify";

import { payersNamed } from "../../../../domain/institute/fees/named-payers.ts";
import { firstDayOf, plusDays, type CalendarDate } from "../../../../domain/kernel/calendar-date.ts";
import { amountOf } from "../../../../domain/kernel/money.ts";
import type { PaymentNotice } from "../../../contract/fees-payment-notice.contract.ts";
import { isErased } from "../../platform/customers/erase-customer.ts";
import { RefusalError } from "../../platform/http/refusal-error.ts";
import { inTransaction } from "../../platform/storage/storage.ts";
import type { ActionContext } from "../use-case-context.ts";
import { lockAccountOf } from "./account-to-post.ts";
import { returnToUnmatched, lockPossibleDuplicates } from "./bank-files/return-to-unmatched.ts";
import { findPayers } from "./find-payers.ts";
import { postPayments } from "./post-payments.ts";
import type { PaymentOf } from "./prepare-payments.ts";

const refused = (why: string): RefusalError => new RefusalError("unacceptable", "REFUSED", why);

/** The earliest day on which a payment can have been made. */
const firstPaymentDay = firstDayOf(2000);

/** Throws a refusal for a date that no payment can have; a provider ahead of us may date one tomorrow. */
const assertPaymentDate = (date: CalendarDate, today: CalendarDate): void => {
  if (date < firstPaymentDay || date > plusDays(today, 1)) throw refused(`No payment was made on ${date}.`);
};

/** Posts a payment to the one person whom its payer names, once; returns why it was not posted. Requires a transaction. */
const postToPayer = async (
  context: ActionContext,
  payer: string,
  posting: PaymentOf["posting"] & { readonly reference: string },
): Promise<"unmatched" | "ambiguous" | "repeated" | undefined> => {
  const { database } = context;
  const { customerIds, charges: settles } = payersNamed(payer, await findPayers(database, payer));
  const [customerId, ...others] = customerIds;
  if (customerId === undefined) return "unmatched";
  if (others.length > 0) return "ambiguous";
  await lockPossibleDuplicates(database, { ...posting, customerId });
  const person = await lockAccountOf(database, customerId);
  if (isErased(person)) return "unmatched";
  const earlier = await database
    .selectFrom("transactions")
    .select(["customerId", "type", "amount"])
    .where("reference", "=", posting.reference)
    .executeTakeFirst();
  if (!earlier) {
    await postPayments(context, [{ customerId, posting: { ...posting, settles } }], { isDelayed: false });
    await returnToUnmatched(context, { ...posting, customerId: person.customerId });
    return undefined;
  }
  const { type, amount } = earlier;
  const isSame = type === "PAYMENT" && earlier.customerId === person.customerId && amount === posting.amount;
  return isSame ? undefined : "repeated";
};

/**
 * Posts a payment that a payment provider reports; one that is reported again posts nothing. A refusal when it names
 * nobody, several people, or the reference of another transaction. CASH-02
 */
export const postReportedPayment = async (
  context: ActionContext,
  { reference, payer, amount, currency, date, description }: PaymentNotice["data"],
  log: Pick<FastifyBaseLogger, "error">,
): Promise<void> => {
  const { today, rules, mails } = context;
  if (currency !== rules.currency) throw refused(`Payments are posted in ${rules.currency}, not in ${currency}.`);
  assertPaymentDate(date, today);
  const { card } = await mails.library.document("transaction-descriptions", undefined);
  const posting = { reference, amount: amountOf(amount) ?? 0, date, way: description ?? card };
  const whyNot = await inTransaction(context.database, (database) =>
    postToPayer({ ...context, database }, payer, posting),
  );
  if (whyNot === undefined) return;
  log.error({ reference, reason: whyNot }, "a payment of the payment provider could not be posted");
  if (whyNot === "repeated")
    throw new RefusalError("conflict", "CONFLICT", `Another transaction has the reference ${reference}.`);
  throw refused("The payer names no ID and no charge, or several people.");
};
