import { WebhookVerificationError, type Webhook } from "standardwebhooks";
import * as z from "zod";

import { paymentNotice, paymentReceived, type PaymentNotice } from "../../../contract/fees-payment-notice.contract.ts";
import { RefusalError } from "../../platform/http/refusal-error.ts";
import { messageOf } from "../../platform/messages.ts";

const malformed = (why: string): RefusalError => new RefusalError("malformed", "INVALID_REQUEST", why);

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
  throw malformed("The message is no JSON object.");
};

/**
 * Reads a signed message by the Standard Webhooks specification; undefined when it is of another type than a payment.
 * Throws a refusal for a wrong signature and for a message of another shape. CASH-02
 */
export const readPaymentNotice = (
  webhook: Webhook,
  body: unknown,
  headers: Readonly<Record<string, unknown>>,
): PaymentNotice["data"] | undefined => {
  const payload = verified(webhook, body, headers);
  if (payload["type"] !== paymentReceived) return undefined;
  const { success, data, error } = paymentNotice.safeParse(payload);
  if (!success) throw malformed(z.prettifyError(error));
  return data.data;
};
