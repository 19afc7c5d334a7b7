import * as z from "zod/mini";
import type { MembershipApplication } from "../../domain/membership/payload.ts";
import { employmentLimits } from "../../domain/my-details/employment.ts";
import type { Call, FieldsOf } from "../contract/call.ts";
import { calendarDay, filledLine } from "../contract/fields.ts";

const choice = filledLine(40);
const choices = z.readonly(z.array(choice).check(z.maxLength(40)));

export const applyForMembership = {
  failure: "MEMBERSHIP_APPLICATION_SUBMIT_ERROR",
  summary: "Applies for membership.",
  method: "POST",
  path: "/customers/{id}/membership/application",
  demands: "not suspended",
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
  } satisfies FieldsOf<MembershipApplication>),
  answer: z.object({ reference: z.string(), submittedOn: calendarDay }),
  success: 201,
  once: true,
} as const satisfies Call;
