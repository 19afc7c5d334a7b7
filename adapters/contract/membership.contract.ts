import * as z from "zod/mini";

import type { ApplicationStanding } from "../../domain/membership/application-standing.ts";
import type { Disclosures, MembershipApplication } from "../../domain/membership/payload.ts";
import { employmentLimits } from "../../domain/my-details/employment.ts";
import type { Call, FieldsOf } from "./call.ts";
import { evidenceIds } from "./evidence.contract.ts";
import { calendarDay, filledLine } from "./fields.ts";
import { followedEvent, submissionRequest } from "./submissions.contract.ts";

const choice = filledLine(40);
const choices = z.readonly(z.array(choice).check(z.maxLength(40)));

const standing = z.object({
  reference: z.string(),
  submittedOn: calendarDay,
  request: z.optional(submissionRequest),
  events: z.optional(z.readonly(z.array(followedEvent))),
} satisfies FieldsOf<ApplicationStanding>);

export const membershipApplication = {
  failure: "MEMBERSHIP_APPLICATION_FETCH_ERROR",
  summary: "The application for membership that the customer has made, and what is still needed for it.",
  method: "GET",
  path: "/customers/{id}/membership/application",
  access: "not suspended",
  isAddition: true,
  answer: z.object({ application: z.optional(standing) }),
} as const satisfies Call;

const disclosures = z.object({
  hasConvictions: z.boolean(),
  confirmedPermission: z.boolean(),
  publicPractice: z.boolean(),
  publicPracticeConfirmed: z.boolean(),
} satisfies FieldsOf<Disclosures>);

export const applyForMembership = {
  failure: "MEMBERSHIP_APPLICATION_SUBMIT_ERROR",
  summary: "Applies for membership.",
  method: "POST",
  path: "/customers/{id}/membership/application",
  access: "not suspended",
  body: z.object({
    employmentCategory: choice,
    businessCategory: z.optional(choice),
    professionalQualifications: choices,
    regionalNetwork: z.optional(choice),
    employmentNetworks: z.optional(choices),
    optInMemberDirectory: z.boolean(),
    jobTitle: z.optional(filledLine(employmentLimits.jobTitle)),
    companyName: z.optional(filledLine(employmentLimits.companyName)),
    organisationSize: z.optional(choice),
    disclosures: z.optional(disclosures),
    evidence: z.optional(evidenceIds),
  } satisfies FieldsOf<MembershipApplication>),
  answer: z.object({ reference: z.string(), submittedOn: calendarDay }),
  success: 201,
  once: true,
  hasReceipt: true,
} as const satisfies Call;
