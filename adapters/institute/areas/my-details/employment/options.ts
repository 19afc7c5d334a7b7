import type { UserType } from "../../../../../domain/customer/user-type.ts";
import { choicesFor, type Choice, type OrganisationLists } from "../../../../../domain/rules/organisation-lists.ts";
import type { AnswerOf } from "../../../../contract/call.ts";
import type { employmentLookups } from "../../../../contract/my-details-employment.contract.ts";

/** Options of employment for a customer type, from the organisation's lists. EMPL-01, MEMB-05 */
export const employmentOptionsFor = (type: UserType, lists: OrganisationLists): AnswerOf<typeof employmentLookups> => {
  const options = (choices: readonly Choice[]) =>
    choicesFor(choices, type).map(({ code, label }) => ({ value: code, label }));
  return {
    jobTitles: options(lists.jobTitles),
    employmentCategories: options(lists.employmentCategories),
    membershipEmploymentCategories: options(lists.membershipEmploymentCategories),
    businessCategories: options(lists.businessCategories),
    organisationSizes: options(lists.organisationSizes),
    jobCategories: options(lists.jobCategories),
    professionalQualifications: options(lists.professionalQualifications),
  };
};
