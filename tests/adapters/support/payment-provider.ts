import { Webhook } from "standardwebhooks";

import type { PaymentNotice } from "../../../adapters/contract/fees-payment-notice.contract.ts";
import type { Institute } from "../../../adapters/institute/main/institute.ts";

const secretOf = (fill: number): string => `whsec_${Buffer.alloc(32, fill).toString("base64")}`;

/** The secret that a payment provider shares with an institute under test. */
export const paymentsSecret = secretOf(9);

/** A secret that the institute does not know. */
export const otherSecret = secretOf(10);

/** A payment as a provider reports it; GBP 100.00 by default. */
export const noticeOf = (payer: string, data: Partial<PaymentNotice["data"]> = {}): PaymentNotice => ({
  type: "payment.received",
  timestamp: new Date().toISOString(),
  data: {
    reference: "pay_0001",
    payer,
    amount: "100.00",
    currency: "GBP",
    date: "2026-03-02",
    ...data,
  } as PaymentNotice["data"],
});

/**
 * Sends a signed message, or a text as it is, to the institute's webhook for payments.
 * The signature's time is compared with the real clock.
 */
export const report = async (
  { app }: Pick<Institute, "app">,
  message: unknown,
  secret = paymentsSecret,
): Promise<{ readonly status: number; readonly body: string }> => {
  const payload = typeof message === "string" ? message : JSON.stringify(message);
  const [id, sentAt] = ["msg_1", new Date()];
  const { statusCode: status, body } = await app.inject({
    method: "POST",
    url: "/webhooks/payments",
    headers: {
      "content-type": "application/json",
      "webhook-id": id,
      "webhook-timestamp": String(Math.floor(sentAt.getTime() / 1000)),
      "webhook-signature": new Webhook(secret).sign(id, sentAt, payload),
    },
    payload,
  });
  return { status, body };
};
