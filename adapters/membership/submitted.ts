import type { MembershipApplication } from "../../domain/membership/payload.ts";
import { displayDate } from "../../domain/kernel/calendar-date.ts";
import type { Fact } from "../institute/paper/layouts.ts";
import { commonOptions } from "../my-details/employment/options.ts";
import { memberNetworks } from "../my-details/networks/institute.ts";
import { yesOrNo, type FindSubmitted } from "../submissions/submitted.ts";
import "./institute.ts";

const networks = memberNetworks.map(({ code, name }) => ({ value: code, label: name }));

type Options = readonly { readonly value: string; readonly label: string }[];

/** What was chosen, as it was worded. Nothing chosen is not listed. */
const chosen = (label: string, values: readonly (string | undefined)[], options: Options): readonly Fact[] => {
  const words = values.flatMap((value) => (value === undefined ? [] : (options.find((option) => option.value === value)?.label ?? value)));
  return words.length === 0 ? [] : [[label, words.join(", ")]];
};

const typed = (label: string, value: string | undefined): readonly Fact[] =>
  value === undefined || value === "" ? [] : [[label, value]];

/** An application for membership as its copy says it. MEMB-09 */
export const applicationSubmitted: FindSubmitted = async (database, customerId, reference) => {
  const row = await database
    .selectFrom("membershipApplications")
    .selectAll()
    .where("customerId", "=", customerId)
    .where("reference", "=", reference)
    .executeTakeFirst();
  if (!row) return undefined;
  const applied = JSON.parse(row.application) as MembershipApplication;
  return {
    title: "Application for membership",
    facts: [
      ["Submitted on", displayDate(row.submittedOn)],
      ...chosen("Employment category", [applied.employmentCategory], commonOptions.membershipEmploymentCategories),
      ...chosen("Business category", [applied.businessCategory], commonOptions.businessCategories),
      ...typed("Company name", applied.companyName),
      ...typed("Job title", applied.jobTitle),
      ...chosen("Organisation size", [applied.organisationSize], commonOptions.organisationSizes),
      ...chosen("Professional qualifications", applied.professionalQualifications, commonOptions.professionalQualifications),
      ...chosen("Regional network", [applied.regionalNetwork], networks),
      ...chosen("Employment networks", applied.employmentNetworks ?? [], networks),
      ["Listed in the directory of members", yesOrNo(applied.optInMemberDirectory)],
    ],
  };
};
