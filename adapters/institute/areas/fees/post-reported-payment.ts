import type { FastifyBaseLogger } from "fastify";

import { firstDayOf, plusDays, type CalendarDate } from "../../../../domain/kernel/calendar-date.ts";
import { amountOf } from "../../../../domain/kernel/money.ts";
import type { PaymentNotice } from "../../../contract/fees-payment-notice.contract.ts";
import { RefusalError } from "../../platform/http/refusal-error.ts";
import { inTransaction } from "../../platform/storage/storage.ts";
import type { Acting } from "../acting.ts";
import { payersIn, postReceivedPayment } from "./received-payments.ts";

const refused = (why: string): RefusalError => new RefusalError("unacceptable", "REFUSED", why);

/** The earliest day on which a payment can have been made. */
const firstPaymentDay = firstDayOf(2000);

/** Throws a refusal for a date that no payment can have; a provider ahead of us may date one tomorrow. */
const assertPaymentDate = (date: CalendarDate, today: CalendarDate): void => {
  if (date < firstPaymentDay || date > plusDays(today, 1)) throw refused(`No payment was made on ${date}.`);
};

/**
 * Posts a payment that a payment provider reports; one that is reported again posts nothing. A refusal when it names
 * nobody, several people, or the reference of another transaction. CASH-02
 */
export const postReportedPayment = async (
  acting: Acting,
  { reference, payer, amount, currency, date, description }: PaymentNotice["data"],
  log: Pick<FastifyBaseLogger, "error">,
): Promise<void> => {
  const { today, rules } = acting;
  const { library } = acting.mails;
  if (currency !== rules.currency) throw refused(`Payments are posted in ${rules.currency}, not in ${currency}.`);
  assertPaymentDate(date, today);
  const { card } = await library.document("transaction-descriptions", undefined);
  const payment = { reference, payer, amount: amountOf(amount) ?? 0, date, way: description ?? card };
  const outcome = await inTransaction(acting.database, async (database) =>
    postReceivedPayment(acting, { database, library }, payment, await payersIn(database, payer)),
  );
  if (outcome.kind === "posted" || (outcome.kind === "repeated" && outcome.isSame)) return;
  log.error({ reference, reason: outcome.kind }, "a payment of the payment provider could not be posted");
  if (outcome.kind === "repeated")
    throw new RefusalError("conflict", "CONFLICT", `Another transaction has the reference ${reference}.`);
  throw refused("The payer names nobody's ID and no charge, or more than one person.");
};
