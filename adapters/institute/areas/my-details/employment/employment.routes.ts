import * as z from "zod/mini";

import { userTypeOf, type UserType } from "../../../../../domain/customer/user-type.ts";
import type { Exhaustive } from "../../../../../domain/kernel/answers.ts";
import { isValid } from "../../../../../domain/kernel/field-rules.ts";
import { hasBusinessAddress } from "../../../../../domain/my-details/address-type.ts";
import {
  employmentFields,
  employmentParts,
  employmentProblems,
  employmentSaveOf,
  isEmployerLocked,
  type Employment,
  type EmploymentPart,
  type OfferedEmployment,
} from "../../../../../domain/my-details/employment.ts";
import {
  choicesFor,
  codesOf,
  type Choice,
  type OrganisationLists,
} from "../../../../../domain/rules/organisation-lists.ts";
import type { AnswerOf, BodyOf } from "../../../../contract/call.ts";
import { employment, employmentLookups, saveEmployment } from "../../../../contract/my-details-employment.contract.ts";
import { fullNameOf } from "../../../platform/customers/customers.store.ts";
import { RefusalError } from "../../../platform/http/refusal-error.ts";
import { wordedRefusal } from "../../../platform/http/refusal-texts.ts";
import type { Database } from "../../../platform/storage/storage.ts";
import type { ApiParts } from "../../api-parts.ts";
import { contactRecords } from "../contact/contact.routes.ts";
import { changeRecord, recordOf, type RecordKind } from "../my-details.store.ts";
import { employmentOptionsFor } from "./options.ts";

/** The stored employment. The contact details determine whether there is a business address. */
const text = z.optional(z.string());
const parts = Object.values(employmentParts).map((part) => [part, text] as const);
const stored = z.object(Object.fromEntries(parts) as Record<EmploymentPart, typeof text>);
export type StoredEmployment = z.output<typeof stored>;

export const employmentRecords: RecordKind<StoredEmployment> = { name: "employment", schema: stored, nothing: {} };

const businessAddressOf = async (
  database: Database,
  customerId: string,
): Promise<Pick<Employment, "businessAddressAvailable">> => {
  const { mailingAddress, secondaryAddress } = (await recordOf(database, contactRecords, customerId)).details;
  return { businessAddressAvailable: hasBusinessAddress([mailingAddress, secondaryAddress]) ? "Y" : "N" };
};

/** The options of each choice for a customer type. */
const offeredTo = (type: UserType, lists: OrganisationLists): OfferedEmployment => {
  const codes = (choices: readonly Choice[]) => codesOf(choicesFor(choices, type));
  return {
    businessCategory: codes(lists.businessCategories),
    employmentCategory: codes(lists.employmentCategories),
    organisationSize: codes(lists.organisationSizes),
    jobCategory: codes(lists.jobCategories),
  };
};

const checked = (
  stored: Employment,
  change: BodyOf<typeof saveEmployment>,
  offered: OfferedEmployment,
): StoredEmployment => {
  const { businessAddressAvailable } = stored;
  const problems = employmentProblems({ ...change, businessAddressAvailable }, employmentFields, offered);
  if (!isValid(problems))
    throw new RefusalError("unacceptable", "INVALID_EMPLOYMENT", Object.values(problems)[0] ?? "");
  const { companyName = "", jobTitle = "" } = stored;
  if (isEmployerLocked(stored) && (change.companyName !== companyName || change.jobTitle !== jobTitle))
    throw wordedRefusal("forbidden", "EMPLOYER_LOCKED");
  return employmentSaveOf({ ...change, businessAddressAvailable });
};

const chosen = (value: string | undefined): AnswerOf<typeof employment>["jobCategory"] =>
  value === undefined ? undefined : { value };

/** Employment details and their options. EMPL-01 to EMPL-05, MEMB-05 */
export const serveEmployment = ({ serve, auditKey, rules }: ApiParts): void => {
  serve(employmentLookups, {
    answer: ({ query }) => Promise.resolve(employmentOptionsFor(query.customerType, rules.lists)),
  });

  serve(employment, {
    answer: async ({ database, customer, customerId }) => {
      const [{ details, version }, address] = await Promise.all([
        recordOf(database, employmentRecords, customerId),
        businessAddressOf(database, customerId),
      ]);
      const answer: Exhaustive<AnswerOf<typeof employment>> = {
        companyName: details.companyName,
        jobTitle: details.jobTitle,
        businessCategory: chosen(details.businessCategory),
        employmentCategory: chosen(details.employmentCategory),
        organisationSize: chosen(details.organisationSize),
        jobCategory: chosen(details.jobCategory),
        ...address,
        fullname: fullNameOf(customer),
        version,
      };
      return answer;
    },
  });

  serve(saveEmployment, {
    answer: async (callRequest) => {
      const address = await businessAddressOf(callRequest.database, callRequest.customerId);
      const type = userTypeOf(callRequest.customer.customerType) ?? "member";
      const offered = offeredTo(type, rules.lists);
      const change = (stored: StoredEmployment) => checked({ ...stored, ...address }, callRequest.body, offered);
      await changeRecord(employmentRecords, { ...callRequest, auditKey, sent: callRequest.body, change });
      return undefined;
    },
  });
};
