import type { MembershipAnswers } from "../../domain/membership/application.ts";
import type { Employment } from "../../domain/my-details/employment.ts";
import type { Network } from "../../domain/my-details/networks.ts";
import type { EmploymentLookups, LookupOption, Lookups, PersonalRecords } from "../ports/personal-records.ts";
import type { Parts } from "../shell/parts.ts";
import { resourceOf, type Resource } from "../shell/resource.ts";

/** Everything that may be chosen in an application for membership, and what is known of the applicant already. */
export interface Choices {
  readonly employment: EmploymentLookups;
  readonly networks: readonly Network[];
  readonly known: Partial<MembershipAnswers>;
}

/** What is on record of someone's employment, as far as it is among what they may choose. MEMB-05 */
const knownOf = (employment: Employment, offered: EmploymentLookups): Partial<MembershipAnswers> => {
  const among = (options: readonly LookupOption[], value: string | undefined) =>
    options.some((option) => option.value === value) ? value : undefined;
  return {
    employmentCategory: among(offered.membershipEmploymentCategories, employment.employmentCategory),
    businessCategory: among(offered.businessCategories, employment.businessCategory),
    organisationSize: among(offered.organisationSizes, employment.organisationSize),
    companyName: employment.companyName ?? "",
    jobTitle: employment.jobTitle ?? "",
  };
};

/** What may be chosen, as a member would choose it: that is what the applicant is to be. MEMB-05, MEMB-06 */
export const membershipChoices = (
  lookups: Lookups,
  records: PersonalRecords,
  { customer, failures }: Pick<Parts, "customer" | "failures">,
): Resource<Choices> =>
  resourceOf(async () => {
    const [employment, networks, employed] = await Promise.all([
      lookups.employment("member"),
      lookups.networks(),
      records.employment(customer.person.userType),
    ]);
    return { employment, networks, known: knownOf(employed, employment) };
  }, failures.raise);
