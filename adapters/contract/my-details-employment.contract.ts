import * as z from "zod/mini";

import { userTypes } from "../../domain/customer/user-type.ts";
import type { Employment, EmploymentSave } from "../../domain/my-details/employment.ts";
import type { Call, FieldsOf } from "./call.ts";
import { line } from "./fields.ts";
import { withFallback, possiblyEmpty, optionalVersion } from "./read-policy.ts";

const optionalText = z.optional(z.string());
/** A choice is identified by its value; its label is looked up. EMPL-01 */
const choice = z.optional(z.object({ value: z.string() }));

const onRecord = {
  companyName: optionalText,
  jobTitle: optionalText,
  businessCategory: choice,
  employmentCategory: choice,
  organisationSize: choice,
  jobCategory: choice,
  businessAddressAvailable: withFallback(z.enum(["Y", "N"]), "Y"),
} satisfies FieldsOf<Employment>;

export const employment = {
  failure: "EMPLOYMENT_FETCH_ERROR",
  summary: "Where the customer works, and as what.",
  method: "GET",
  path: "/customers/{id}/employer",
  access: "not suspended",
  query: z.object({ customerType: z.enum(userTypes) }),
  answer: possiblyEmpty(z.object({ ...onRecord, fullname: optionalText, version: optionalVersion(z.string()) })),
} as const satisfies Call;

const chosen = z.optional(line(40));

export const saveEmployment = {
  failure: "EMPLOYMENT_SUBMIT_ERROR",
  summary: "Replaces what is on record of the customer's employment.",
  method: "PUT",
  path: "/customers/{id}/employer",
  access: "not suspended",
  body: z.object({
    companyName: line(300),
    jobTitle: line(300),
    businessCategory: chosen,
    employmentCategory: chosen,
    organisationSize: chosen,
    jobCategory: chosen,
  } satisfies FieldsOf<EmploymentSave>),
  success: 204,
  versioned: true,
} as const satisfies Call;

const options = withFallback(z.array(z.object({ value: z.string(), label: z.string() })), []);

export const employmentLookups = {
  failure: "EMPLOYMENT_LOOKUPS_FETCH_ERROR",
  summary: "What may be chosen of employment. Applicants for membership have employment categories of their own.",
  method: "GET",
  path: "/lookups/employmentDetails",
  cacheable: true,
  access: "not suspended",
  query: z.object({ customerType: z.enum(userTypes) }),
  answer: z.object({
    jobTitles: options,
    businessCategories: options,
    employmentCategories: options,
    organisationSizes: options,
    jobCategories: options,
    membershipEmploymentCategories: options,
    professionalQualifications: options,
  }),
} as const satisfies Call;
