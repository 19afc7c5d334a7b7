import type { FastifyPluginAsync } from "fastify";

import { answerRefusals } from "../../../platform/http/answer-errors.ts";
import { refusalWordsIn } from "../../../platform/http/refusal-texts.ts";
import type { PaymentProvider } from "../../../platform/payments/payment-provider.ts";
import { webhookContext, type WebhookDependencies } from "../../use-case-context.ts";
import { followPayment } from "./follow-payment.ts";

interface Options extends WebhookDependencies {
  readonly provider: PaymentProvider;
  readonly referenceReported: NonNullable<PaymentProvider["referenceReported"]>;
}

const longestReport = 256 * 1024;

/**
 * Receives the reports of a payment provider. A report only says which payment to ask the provider about, so that it may
 * come twice, late or out of order; the provider repeats one that is not answered with success. CASH-02
 */
export const paymentReports: FastifyPluginAsync<Options> = (app, { provider, referenceReported, ...dependencies }) => {
  answerRefusals(app, () => ({ words: refusalWordsIn(dependencies.mails.library, dependencies.rules.locale) }));
  // The signature covers the body as it was sent.
  app.addContentTypeParser("application/json", { parseAs: "string" }, (_request, body, done) => done(null, body));

  app.post("/", { bodyLimit: longestReport }, async (request, reply) => {
    const reference = referenceReported(String(request.body), request.headers);
    if (reference !== undefined) await followPayment(webhookContext(dependencies), provider, reference);
    return reply.code(204).send();
  });
  return Promise.resolve();
};
