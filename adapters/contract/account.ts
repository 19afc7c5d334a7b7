import * as z from "zod/mini";
import { userTypes } from "../../domain/customer/user-type.ts";
import { defaultTimeout, type Call } from "./call.ts";
import { calendarDay } from "./dates.ts";

const optionalText = z.optional(z.string());
const optionalDay = z.optional(calendarDay);

export const accountDetails = {
  failure: "ACCOUNT_DETAILS_FETCH_ERROR",
  summary: "What is on record of the customer's account. A field that is empty is left out.",
  method: "GET",
  path: "/customers/{id}/details",
  query: z.object({ customerType: z.enum(userTypes) }),
  answer: z.object({
    uln: optionalText,
    title: optionalText,
    fullname: optionalText,
    birthDate: optionalDay,
    qualification: optionalText,
    status: optionalText,
    nationality: optionalText,
    honours: optionalText,
    graduationDate: optionalDay,
    registrationDate: optionalDay,
    membershipDate: optionalDay,
    fellowDate: optionalDay,
    retirementDate: optionalDay,
    firstEligibleExam: optionalText,
    jointScheme: optionalText,
    memberQualifications: z.array(z.object({ code: z.string(), codeDescription: z.string() })),
    retirementCriteria: optionalText,
    canTransfer: z.optional(z.boolean()),
    transferFIAToAcca: z.optional(
      z.object({
        availableOptions: z.array(z.object({ value: z.string(), contentKey: z.string() })),
        selectedOption: optionalText,
      }),
    ),
    oxfordBrookes: z.optional(z.object({ eligible: z.boolean(), status: z.string(), blocked: z.boolean() })),
    version: z.string(),
  }),
  success: 200,
  timeout: defaultTimeout,
} as const satisfies Call;

export const saveAccountDetails = {
  failure: "ACCOUNT_DETAILS_SUBMIT_ERROR",
  summary: "Answers about the Oxford Brookes degree, or about transferring from the FIA to ACCA.",
  method: "PATCH",
  path: "/customers/{id}/details",
  body: z.object({
    oxfordBrookes: z.optional(z.object({ status: z.boolean() })),
    transferFIAToAcca: z.optional(z.object({ selectedOption: z.string() })),
  }),
  success: 204,
  timeout: defaultTimeout,
  versioned: true,
} as const satisfies Call;
