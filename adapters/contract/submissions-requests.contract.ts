import * as z from "zod/mini";

import { answerLimit, type AnswerToRequest } from "../../domain/submissions/answer.ts";
import { formKinds } from "../../domain/submissions/events.ts";
import type { NumberedRequest, RequestThread } from "../../domain/submissions/thread.ts";
import type { Call, FieldsOf } from "./call.ts";
import { evidenceIds } from "./evidence.contract.ts";
import { calendarDay, lines, year } from "./fields.ts";
import { followedEvent, submissionRequest } from "./submissions.contract.ts";

const openRequest = z.extend(submissionRequest, {
  number: z.int().check(z.nonnegative()),
} satisfies Partial<FieldsOf<NumberedRequest>>);

const thread = z.object({
  of: z.enum(formKinds),
  reference: z.string(),
  submittedOn: calendarDay,
  year: z.optional(year),
  request: z.optional(openRequest),
  events: z.array(followedEvent),
} satisfies FieldsOf<RequestThread>);

export const submissionRequests = {
  failure: "SUBMISSION_REQUESTS_FETCH_ERROR",
  summary:
    "What the organisation has asked about the customer's submissions, with answers and decisions: open requests first, by their day.",
  method: "GET",
  path: "/customers/{id}/requests",
  access: "not past grace",
  isAddition: true,
  answer: z.object({ threads: z.array(thread) }),
} as const satisfies Call;

export const answerRequest = {
  failure: "SUBMISSION_ANSWER_SUBMIT_ERROR",
  summary:
    "Answers the open request about a submission. Refused, with the reason in words for the customer, when the request was answered, ended or replaced.",
  method: "POST",
  path: "/customers/{id}/submissions/{reference}/answers",
  access: "not past grace",
  isAddition: true,
  body: z.object({
    request: z.int().check(z.nonnegative()),
    words: lines(answerLimit).check(z.minLength(1)),
    evidence: z.optional(evidenceIds),
  } satisfies FieldsOf<AnswerToRequest>),
  answer: z.object({ reference: z.string(), answeredOn: calendarDay }),
  success: 201,
  once: true,
  hasReceipt: true,
} as const satisfies Call;
