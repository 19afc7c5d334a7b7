import * as z from "zod/mini";
import { verdicts } from "../../domain/kernel/decision.ts";
import { submissionEventTypes } from "../../domain/submissions/events.ts";
import type { FollowedEvent } from "../../domain/submissions/following.ts";
import type { Call, FieldsOf } from "../contract/call.ts";
import { calendarDay } from "../contract/fields.ts";

/** Something that happened to a submission, as the person follows it. SENT-01 */
export const followedEvent = z.object({
  type: z.enum(submissionEventTypes),
  on: calendarDay,
  reason: z.optional(z.string()),
  verdict: z.optional(z.enum(verdicts)),
  until: z.optional(calendarDay),
} satisfies FieldsOf<FollowedEvent>);

export const submissionCopy = {
  failure: "SUBMISSION_COPY_DOWNLOAD_ERROR",
  summary: "A copy of what the customer submitted under a reference, as a PDF.",
  method: "GET",
  path: "/customers/{id}/submissions/{reference}",
  demands: "not past grace",
  file: "application/pdf",
} as const satisfies Call;
