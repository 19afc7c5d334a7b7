import * as z from "zod/mini";

import { departureKinds } from "../../domain/customer/departure.ts";
import { transactionTypes, type TransactionType } from "../../domain/fees/account.ts";
import { verdicts } from "../../domain/kernel/decision.ts";
import { announcedEventTypes, submissionKinds, type AnnouncedEventType } from "../../domain/submissions/events.ts";
import { calendarDay } from "./fields.ts";

/** "submission.taken-back" of the event "taken back" */
export const submissionWebhook = (type: AnnouncedEventType): string => `submission.${type.replaceAll(" ", "-")}`;

/** "payment.posted" of a payment, "credit-note.posted" of a credit note */
export const transactionWebhook = (type: TransactionType): string =>
  `${type.toLowerCase().replaceAll("_", "-")}.posted`;

const submissionMessage = z.object({
  type: z.enum(announcedEventTypes.map(submissionWebhook)),
  timestamp: z.iso.datetime(),
  data: z.object({
    customerId: z.string(),
    reference: z.string(),
    kind: z.enum(submissionKinds),
    /** The answers as they were given. */
    answers: z.record(z.string(), z.unknown()),
    /** Grows with the events of the submission, from 0; a decision that was undone leaves a gap. */
    position: z.int(),
    /** Customer id, or the name of a member of staff. */
    by: z.string(),
    reason: z.optional(z.string()),
    verdict: z.optional(z.enum(verdicts)),
    until: z.optional(calendarDay),
  }),
});

const transactionMessage = z.object({
  type: z.enum(transactionTypes.map(transactionWebhook)),
  timestamp: z.iso.datetime(),
  data: z.object({
    customerId: z.string(),
    reference: z.string(),
    /** In the organisation's currency, as "260.00". */
    amount: z.string(),
    currency: z.string(),
    date: calendarDay,
    description: z.string(),
    /** A member of staff by name, or the payment provider. */
    by: z.string(),
    /** Reference of the posting that this one takes back. */
    reverses: z.optional(z.string()),
    /** Why it was taken back or paid out. */
    reason: z.optional(z.string()),
  }),
});

const departureMessage = z.object({
  type: z.enum(["departure.recorded", "departure.removed"]),
  timestamp: z.iso.datetime(),
  data: z.object({
    customerId: z.string(),
    kind: z.enum(departureKinds),
    /** The first day on which the person has left; of a readmission, the day of the return. */
    on: calendarDay,
    /** A member of staff by name. */
    by: z.string(),
    /** The account that replaces this one. */
    mergedInto: z.optional(z.string()),
  }),
});

/** Payloads of webhook messages, by the Standard Webhooks specification. SENT-05 */
export const webhookMessages = {
  WebhookSubmission: submissionMessage,
  WebhookTransaction: transactionMessage,
  WebhookDeparture: departureMessage,
};

/** Payload of a webhook message. SENT-05 */
export const webhookPayload = z.union([submissionMessage, transactionMessage, departureMessage]);
export type WebhookPayload = z.output<typeof webhookPayload>;
