import * as z from "zod/mini";

import { onlinePaymentStates, type OnlinePayment, type PaidItem } from "../../domain/fees/paying.ts";
import type { Call, FieldsOf } from "./call.ts";
import { calendarDay, line } from "./fields.ts";
import { withFallback } from "./read-policy.ts";

const pence = z.int().check(z.nonnegative());

const item = z.object({
  reference: z.string(),
  description: withFallback(z.string(), ""),
  amount: pence,
} satisfies FieldsOf<PaidItem>);

/** A page to pay on: https, or http on this machine, because the portal goes there. */
const payPage = z
  .string()
  .check(
    z.regex(/^(?:https:\/\/|http:\/\/(?:localhost|127\.0\.0\.1|\[::1\])(?:[:/]|$))/, "has to begin with https://"),
  );

export const beginPayment = {
  failure: "PAYMENT_SUBMIT_ERROR",
  summary:
    "Begins a payment of what is owed, from the oldest charge up to a named one, on the pages of a payment provider. The same again leads to the same payment.",
  method: "POST",
  path: "/customers/{id}/payments",
  access: "not past grace",
  success: 201,
  isAddition: true,
  body: z.object({
    /** Reference of the newest charge to pay. */
    upTo: line(100),
    /** The sum that was shown; refused as OWED_CHANGED when it is another one by now. */
    amount: pence,
  }),
  answer: z.object({ reference: z.string(), address: payPage }),
} as const satisfies Call;

export const onlinePayment = {
  failure: "PAYMENT_FETCH_ERROR",
  summary: "What became of a payment, after asking the payment provider.",
  method: "GET",
  path: "/customers/{id}/payments/{reference}",
  access: "not past grace",
  isAddition: true,
  answer: z.object({
    reference: z.string(),
    amount: pence,
    state: z.enum(onlinePaymentStates),
    items: z.array(item),
    /** The page of an open one. */
    address: z.optional(payPage),
    paidOn: z.optional(calendarDay),
    hasSettledLateFees: z.optional(z.boolean()),
    hasEndedSuspension: z.optional(z.boolean()),
    hasReleasedDocuments: z.optional(z.boolean()),
    isTakenBack: z.optional(z.boolean()),
  } satisfies FieldsOf<OnlinePayment>),
} as const satisfies Call;
