import * as z from "zod/mini";

import { verdicts } from "../../domain/kernel/decision.ts";
import { announcedEventTypes } from "../../domain/submissions/events.ts";
import type { FollowedEvent } from "../../domain/submissions/following.ts";
import type { SubmissionRequest } from "../../domain/submissions/request.ts";
import type { Call, FieldsOf } from "./call.ts";
import { calendarDay } from "./fields.ts";

/** The required item before a submission can be decided. SENT-03 */
export const submissionRequest = z.object({
  wanted: z.string().check(z.minLength(1)),
  by: calendarDay,
} satisfies FieldsOf<SubmissionRequest>);

/** An event of a submission, as shown to the person. SENT-01 */
export const followedEvent = z.object({
  type: z.enum(announcedEventTypes),
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
  access: "not past grace",
  isAddition: true,
  file: "application/pdf",
} as const satisfies Call;
