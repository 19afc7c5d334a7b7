import * as z from "zod/mini";

import type { InstituteFacts, NotificationDate } from "../../domain/customer/institute-facts.ts";
import type { Profile, SuspensionDetails } from "../../domain/customer/profile.ts";
import { isSuspended } from "../../domain/customer/suspension.ts";
import type { HeldCertificate } from "../../domain/documents/renewal.ts";
import type { ExamEntry } from "../../domain/qualifications/exam-entry.ts";
import { formKinds } from "../../domain/submissions/events.ts";
import type { OpenSubmission } from "../../domain/submissions/open-submission.ts";
import type { SubmissionRequest } from "../../domain/submissions/request.ts";
import type { Call, FieldsOf } from "./call.ts";
import { calendarDay, line } from "./fields.ts";
import { nonNegativeDays, neverOmitted, withFallback } from "./read-policy.ts";

const text = z.string();
const no = withFallback(z.boolean(), false);

export const profile = {
  failure: "PROFILE_FETCH_ERROR",
  summary: "Who the customer is, and what decides which portal they see. 410: no longer viewable online.",
  method: "GET",
  path: "/customers/{id}/profile",
  access: "open account",
  answer: z.object({
    accaId: withFallback(text, ""),
    firstName: z.optional(text),
    surname: z.optional(text),
    /** One of these, or first name and surname; the portal takes either. */
    name: z.optional(text),
    fullname: z.optional(text),
    initials: z.optional(text),
    customerType: text,
    portalExperience: z.optional(text),
    status: text,
    nationality: z.optional(text),
    countryOfResidence: z.optional(text),
    language: z.optional(text),
    onlineCountry: no,
    isRetired: no,
    isFellow: no,
    eligibleForMembership: z.optional(z.boolean()),
    pathway: z.optional(text),
    pathwayDescription: z.optional(text),
    membershipDate: z.optional(calendarDay),
    inGoodStanding: z.optional(z.boolean()),
    perSupervisor: z.optional(z.boolean()),
    retirementCriteria: z.optional(text),
    /** Decides what somebody suspended can reach, so it has to be readable for them. */
    suspensionDetails: neverOmitted(
      z.optional(
        z.object({
          gracePeriod: z.boolean(),
          code: z.optional(text),
          remainingDays: z.optional(nonNegativeDays(z.int().check(z.nonnegative()))),
        } satisfies FieldsOf<SuspensionDetails>),
      ),
      ({ status }) => isSuspended({ status: String(status) }),
    ),
  } satisfies FieldsOf<Profile & { readonly fullname?: string }>),
} as const satisfies Call;

export const chooseLanguage = {
  failure: "LANGUAGE_SUBMIT_ERROR",
  summary: "Keeps the language that the customer reads, one of those that the organisation offers.",
  method: "PUT",
  path: "/customers/{id}/language",
  access: "open account",
  isAddition: true,
  success: 204,
  body: z.object({ language: line(35) }),
} as const satisfies Call;

export const balance = {
  failure: "BALANCE_FETCH_ERROR",
  summary: "What the customer owes, in pence; negative is in their favour.",
  method: "GET",
  path: "/customers/{id}/balance",
  access: "not past grace",
  query: z.object({ report: z.literal("full") }),
  answer: z.object({ amount: z.int() }),
} as const satisfies Call;

const certificate = z.object({
  number: text,
  jurisdiction: text,
  expiresOn: calendarDay,
  renewFrom: calendarDay,
} satisfies FieldsOf<HeldCertificate>);

const exam = z.object({
  exam: text,
  date: calendarDay,
  time: text,
  place: text,
  timeZone: z.optional(text),
} satisfies FieldsOf<ExamEntry>);

const submission = z.object({
  of: z.enum(formKinds),
  reference: text,
  since: calendarDay,
  year: z.optional(z.int()),
  request: z.optional(z.object({ wanted: text, by: calendarDay } satisfies FieldsOf<SubmissionRequest>)),
} satisfies FieldsOf<OpenSubmission>);

const notificationDate = z.object({ code: text, since: calendarDay } satisfies FieldsOf<NotificationDate>);

const instituteFacts = z.object({
  certificates: z.optional(z.array(certificate)),
  exams: z.optional(z.array(exam)),
  submissions: z.optional(z.array(submission)),
  lacksInsurance: z.optional(z.boolean()),
  unreachableAt: z.optional(z.string()),
  lacksContact: z.optional(z.boolean()),
  notificationDates: z.optional(z.array(notificationDate)),
} satisfies FieldsOf<InstituteFacts>);

export const notifications = {
  failure: "NOTIFICATIONS_FETCH_ERROR",
  summary:
    "Codes of the customer's notifications; and the practising certificates, exams, undecided submissions, missing insurance or contact details, and dates of notifications that obligations derive from.",
  method: "GET",
  path: "/customers/{id}/notifications",
  access: "open account",
  answer: z.object({
    notifications: neverOmitted(z.array(text)),
    /** Further facts behind obligations; optional for other APIs. */
    facts: z.optional(instituteFacts),
  }),
} as const satisfies Call;

export const openSession = {
  failure: "SESSION_OPEN_ERROR",
  summary: "Opens the session that other systems know the customer by.",
  method: "POST",
  path: "/customers/{id}/sessions",
  access: "open account",
  body: z.object({ customerIP: line(45) }),
  answer: z.object({ sessionId: text }),
  success: 201,
} as const satisfies Call;

export const encryptSession = {
  failure: "SESSION_ENCRYPT_ERROR",
  summary: "The open session's id, and the customer's id encrypted for other systems.",
  method: "GET",
  path: "/customers/{id}/sessions/encrypt",
  access: "open account",
  answer: z.object({ encryptId: text, sessionId: text }),
} as const satisfies Call;
