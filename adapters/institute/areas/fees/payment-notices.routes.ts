import type { FastifyPluginAsync } from "fastify";
import { Webhook, WebhookVerificationError } from "standardwebhooks";
import * as z from "zod";

import { dayOf, firstDayOf, plusDays, type CalendarDate } from "../../../../domain/kernel/calendar-date.ts";
import { amountOf } from "../../../../domain/kernel/money.ts";
import type { OrganisationRules } from "../../../../domain/rules/organisation-rules.ts";
import { paymentNotice, paymentReceived, type PaymentNotice } from "../../../contract/fees-payment-notice.contract.ts";
import type { TextLibrary } from "../../platform/content/content-library.ts";
import { answerRefusals } from "../../platform/http/answer-errors.ts";
import { RefusalError } from "../../platform/http/refusal-error.ts";
import { messageOf } from "../../platform/messages.ts";
import type { Database } from "../../platform/storage/storage.ts";
import { payersIn, postReceivedPayment } from "./received-payments.ts";

interface Options {
  readonly database: Database;
  readonly library: TextLibrary;
  readonly auditKey: Buffer;
  readonly rules: OrganisationRules;
  readonly now: () => Date;
  /** "whsec_" and base64; shared with the payment provider. */
  readonly secret: string;
}

const longestNotice = 16 * 1024;

/** The object in a signed message; throws a refusal for a wrong signature, and for a message that is no object. */
const verified = (
  webhook: Webhook,
  body: unknown,
  headers: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> => {
  try {
    // The library checks the signature before it parses the message.
    const payload: unknown = webhook.verify(typeof body === "string" ? body : "", headers as Record<string, string>);
    if (typeof payload === "object" && payload !== null && !Array.isArray(payload)) return { ...payload };
  } catch (error) {
    if (error instanceof WebhookVerificationError)
      throw new RefusalError(
        "signed out",
        "UNAUTHENTICATED",
        `The message is not signed as agreed: ${messageOf(error)}.`,
      );
    if (!(error instanceof SyntaxError)) throw error;
  }
  throw new RefusalError("malformed", "INVALID_REQUEST", "The message is no JSON object.");
};

/** The earliest day on which a payment can have been made. */
const firstPaymentDay = firstDayOf(2000);

/** Throws a refusal for a date that no payment can have; a provider ahead of us may date one tomorrow. */
const assertPaymentDate = (date: CalendarDate, today: CalendarDate): void => {
  if (date < firstPaymentDay || date > plusDays(today, 1))
    throw new RefusalError("unacceptable", "REFUSED", `No payment was made on ${date}.`);
};

const readNotice = (payload: unknown, currency: string): PaymentNotice => {
  const { success, data, error } = paymentNotice.safeParse(payload);
  if (!success) throw new RefusalError("malformed", "INVALID_REQUEST", z.prettifyError(error));
  if (data.data.currency === currency) return data;
  throw new RefusalError(
    "unacceptable",
    "REFUSED",
    `Payments are posted in ${currency}, not in ${data.data.currency}.`,
  );
};

/**
 * Receives payments from a payment provider by the Standard Webhooks specification. A repeated message posts nothing;
 * a message of another type is acknowledged and ignored. CASH-02
 */
export const paymentNotices: FastifyPluginAsync<Options> = (
  app,
  { database, library, auditKey, rules, now, secret },
) => {
  const webhook = new Webhook(secret);
  answerRefusals(app, () => library.document("refusals", undefined));
  // The signature covers the body as it was sent.
  app.addContentTypeParser("application/json", { parseAs: "string" }, (_request, body, done) => done(null, body));

  app.post("/", { bodyLimit: longestNotice }, async (request, reply) => {
    const payload = verified(webhook, request.body, request.headers);
    if (payload["type"] !== paymentReceived) return reply.code(204).send();
    const { card } = await library.document("transaction-descriptions", undefined);
    const { reference, payer, amount, date, description: way = card } = readNotice(payload, rules.currency).data;
    const at = now();
    const today = dayOf(at, rules);
    assertPaymentDate(date, today);
    const operator = { by: "payment provider", now: at, today, rules, auditKey };
    const payment = { reference, payer, amount: amountOf(amount) ?? 0, date, way };
    const outcome = await database
      .transaction()
      .execute(async (transaction) =>
        postReceivedPayment(operator, { database: transaction, library }, payment, await payersIn(transaction, payer)),
      );
    if (outcome.kind === "posted" || (outcome.kind === "repeated" && outcome.isSame)) return reply.code(204).send();
    request.log.error({ reference, reason: outcome.kind }, "a payment of the payment provider could not be posted");
    if (outcome.kind === "repeated")
      throw new RefusalError("conflict", "CONFLICT", `Another transaction has the reference ${reference}.`);
    throw new RefusalError(
      "unacceptable",
      "REFUSED",
      "The payer names nobody's ID and no charge, or more than one person.",
    );
  });
  return Promise.resolve();
};
