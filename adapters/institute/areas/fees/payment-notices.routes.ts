import type { FastifyPluginAsync } from "fastify";
import { Webhook } from "standardwebhooks";

import { answerRefusals } from "../../platform/http/answer-errors.ts";
import { refusalWordsIn } from "../../platform/http/refusal-texts.ts";
import { webhookContext, type WebhookDependencies } from "../use-case-context.ts";
import { postReportedPayment } from "./post-reported-payment.ts";
import { readPaymentNotice } from "./read-payment-notice.ts";

interface Options extends WebhookDependencies {
  /** "whsec_" and base64; shared with the payment provider. */
  readonly secret: string;
}

const longestNotice = 16 * 1024;

/**
 * Receives payments from a payment provider by the Standard Webhooks specification. A repeated message posts nothing;
 * a message of another type is acknowledged and ignored. CASH-02
 */
export const paymentNotices: FastifyPluginAsync<Options> = (app, { secret, ...dependencies }) => {
  const webhook = new Webhook(secret);
  answerRefusals(app, () => ({ words: refusalWordsIn(dependencies.mails.library, dependencies.rules.locale) }));
  // The signature covers the body as it was sent.
  app.addContentTypeParser("application/json", { parseAs: "string" }, (_request, body, done) => done(null, body));

  app.post("/", { bodyLimit: longestNotice }, async (request, reply) => {
    const notice = readPaymentNotice(webhook, request.body, request.headers);
    if (notice) await postReportedPayment(webhookContext(dependencies), notice, request.log);
    return reply.code(204).send();
  });
  return Promise.resolve();
};
