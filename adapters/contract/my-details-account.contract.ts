import * as z from "zod/mini";

import { userTypes } from "../../domain/customer/user-type.ts";
import {
  type AccountChange,
  type AccountDay,
  type AccountDetails,
  type AccountField,
  accountFields,
} from "../../domain/my-details/account.ts";
import type { Call, FieldsOf } from "./call.ts";
import { calendarDay, filledLine } from "./fields.ts";
import { withFallback, possiblyEmpty, optionalVersion } from "./read-policy.ts";

const optionalText = z.optional(z.string());

const optionalDay = z.optional(calendarDay);

type AccountSchemas = {
  readonly [Field in AccountField]: Field extends AccountDay ? typeof optionalDay : typeof optionalText;
};

/** The domain's fields with the schema of each kind. ACCT-01 */
const recorded = Object.fromEntries(
  accountFields.map(([field, kind]) => [field, kind === "day" ? optionalDay : optionalText]),
) as AccountSchemas;

/** Fields of the record for every caller. A new field does not compile until it is listed here. */
const details = {
  ...recorded,
  learningRecordNumber: optionalText,
  memberQualifications: withFallback(z.array(z.object({ code: z.string(), codeDescription: z.string() })), []),
  retirementCriteria: optionalText,
  /** Whether a transfer may be chosen or changed, and the choice. ACCT-04 */
  canTransfer: z.optional(z.boolean()),
  transferFIAToAcca: z.optional(
    z.object({
      availableOptions: z.array(z.object({ value: z.string(), contentKey: z.string() })),
      selectedOption: optionalText,
    }),
  ),
  oxfordBrookes: z.optional(z.object({ eligible: z.boolean(), status: z.string(), blocked: z.boolean() })),
} satisfies FieldsOf<AccountDetails>;

export const accountDetails = {
  failure: "ACCOUNT_DETAILS_FETCH_ERROR",
  summary: "What is on record of the customer's account. A field that is empty is left out.",
  method: "GET",
  path: "/customers/{id}/details",
  access: "not suspended",
  query: z.object({ customerType: z.enum(userTypes) }),
  answer: possiblyEmpty(
    z.object({
      ...details,
      transferToAcca: z.optional(z.boolean()),
      transferDiploma: z.optional(z.boolean()),
      transferPapers: z.optional(z.boolean()),
      version: optionalVersion(z.string()),
    }),
  ),
} as const satisfies Call;

export const saveAccountDetails = {
  failure: "ACCOUNT_DETAILS_SUBMIT_ERROR",
  summary: "Answers about the Oxford Brookes degree, or about transferring from the FIA to ACCA.",
  method: "PATCH",
  path: "/customers/{id}/details",
  access: "not suspended",
  body: z.object({
    oxfordBrookes: z.optional(z.object({ status: z.boolean() })),
    transferFIAToAcca: z.optional(z.object({ selectedOption: filledLine(40) })),
  } satisfies FieldsOf<AccountChange>),
  success: 204,
  versioned: true,
} as const satisfies Call;
