import * as z from "zod/mini";

import { typedAmountPattern } from "../../domain/kernel/money.ts";
import { calendarDay, filledLine } from "./fields.ts";

/** The type of the only notice that posts a payment. CASH-02 */
export const paymentReceived = "payment.received";

/** Payload of a payment provider's webhook message, by the Standard Webhooks specification. CASH-02 */
export const paymentNotice = z.object({
  type: z.literal(paymentReceived),
  timestamp: z.iso.datetime(),
  data: z.object({
    /** The provider's reference, which makes posting idempotent. */
    reference: z.string().check(z.regex(/^[A-Za-z0-9._-]{1,60}$/, "has 1 to 60 letters, digits, dots, dashes or _")),
    /** The payer's ID, or the reference of one of their charges; further words are ignored. */
    payer: filledLine(300),
    amount: z
      .string()
      .check(z.regex(typedAmountPattern, "has to be an amount with two decimals, such as 260.00"))
      .check(z.refine((text) => Number(text) > 0, "has to be above 0.00")),
    /** ISO 4217 code; it has to be the organisation's. */
    currency: z.string().check(z.regex(/^[A-Z]{3}$/, "has to be a code such as GBP")),
    date: calendarDay,
    /**
     * Shown among the member's transactions before what was paid; by default the text `card` of
     * transaction-descriptions.yaml.
     */
    description: z.optional(filledLine(100)),
  }),
});
export type PaymentNotice = z.output<typeof paymentNotice>;
