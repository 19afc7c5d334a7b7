import * as z from "zod/mini";

import { verdicts } from "../../domain/kernel/decision.ts";
import { submissionEventTypes, submissionKinds, type SubmissionEventType } from "../../domain/submissions/events.ts";
import { calendarDay } from "../contract/fields.ts";

/** "submission.taken-back" of the event "taken back" */
export const webhookName = (type: SubmissionEventType): string => `submission.${type.replaceAll(" ", "-")}`;

/** The names of all events that a webhook receives. SENT-05 */
export const webhookNames: readonly string[] = submissionEventTypes.map(webhookName);

/** Payload of a webhook message, by the Standard Webhooks specification. SENT-05 */
export const webhookPayload = z.object({
  type: z.enum(webhookNames),
  timestamp: z.iso.datetime(),
  data: z.object({
    customerId: z.string(),
    reference: z.string(),
    kind: z.enum(submissionKinds),
    /** The answers as they were given. */
    answers: z.record(z.string(), z.unknown()),
    /** Counts the events of the submission from 0. */
    position: z.int(),
    /** The customer's id, or a member of staff by name. */
    by: z.string(),
    reason: z.optional(z.string()),
    verdict: z.optional(z.enum(verdicts)),
    until: z.optional(calendarDay),
  }),
});
export type WebhookPayload = z.output<typeof webhookPayload>;
