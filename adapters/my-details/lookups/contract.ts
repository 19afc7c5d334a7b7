import * as z from "zod/mini";
import { userTypes } from "../../../domain/customer/user-type.ts";
import { networkCategories } from "../../../domain/my-details/networks.ts";
import { defaultTimeout, type Call } from "../../contract/call.ts";

const options = z.array(z.object({ value: z.string(), label: z.string() }));

export const employmentLookups = {
  failure: "EMPLOYMENT_LOOKUPS_FETCH_ERROR",
  summary: "What may be chosen of employment. Applicants for membership have employment categories of their own.",
  method: "GET",
  path: "/lookups/employmentDetails",
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
  success: 200,
  timeout: defaultTimeout,
} as const satisfies Call;

export const networkLookups = {
  failure: "NETWORK_LOOKUPS_FETCH_ERROR",
  summary: "The member networks of the United Kingdom and Ireland.",
  method: "GET",
  path: "/lookups/networks",
  answer: z.object({
    networks: z.array(z.object({ category: z.enum(networkCategories), name: z.string(), code: z.string() })),
  }),
  success: 200,
  timeout: defaultTimeout,
} as const satisfies Call;
