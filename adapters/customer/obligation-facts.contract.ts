import * as z from "zod/mini";

import type { InstituteFacts } from "../../domain/customer/institute-facts.ts";
import type { HeldCertificate } from "../../domain/documents/renewal.ts";
import type { ExamEntry } from "../../domain/qualifications/exam-entry.ts";
import type { OpenSubmission } from "../../domain/submissions/open-submission.ts";
import type { Call, FieldsOf } from "../contract/call.ts";
import { calendarDay } from "../contract/fields.ts";
import { submissionRequest } from "../submissions/submissions.contract.ts";

const submitted = { reference: z.string(), since: calendarDay, request: z.optional(submissionRequest) };

export const obligationFacts = {
  failure: "OBLIGATION_FACTS_FETCH_ERROR",
  summary:
    "What the customer's obligations derive from besides fees, CPD and notifications: practising certificates, exams entered, undecided waivers and applications with what is still needed for them, and missing insurance. Called where the portal's configuration says obligationFacts.",
  method: "GET",
  path: "/customers/{id}/obligation-facts",
  access: "not suspended",
  answer: z.object({
    certificates: z.array(
      z.object({
        number: z.string(),
        jurisdiction: z.string(),
        expiresOn: calendarDay,
        renewFrom: calendarDay,
      } satisfies FieldsOf<HeldCertificate>),
    ),
    exams: z.array(
      z.object({
        exam: z.string(),
        date: calendarDay,
        time: z.string(),
        place: z.string(),
      } satisfies FieldsOf<ExamEntry>),
    ),
    submissions: z.array(
      z.union([
        z.object({ ...submitted, of: z.literal("application") } satisfies FieldsOf<
          Extract<OpenSubmission, { of: "application" }>
        >),
        z.object({ ...submitted, of: z.literal("waiver"), year: z.int() } satisfies FieldsOf<
          Extract<OpenSubmission, { of: "waiver" }>
        >),
      ]),
    ),
    lacksInsurance: z.boolean(),
  } satisfies FieldsOf<InstituteFacts>),
} as const satisfies Call;
