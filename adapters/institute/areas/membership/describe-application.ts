import { displayDate } from "../../../../domain/kernel/calendar-date.ts";
import type { Disclosures, MembershipApplication } from "../../../../domain/membership/payload.ts";
import { labelOf, type Choice } from "../../../../domain/rules/organisation-lists.ts";
import type { Fact } from "../../platform/paper/facts.ts";
import type { SubmissionTexts } from "../../texts/paper-shapes.ts";
import { yesOrNo } from "../submissions/confirm-submission.ts";
import type { DescribeSubmission } from "../submissions/description.ts";

/** The label of a choice; empty without one. */
const chosen = (label: string, codes: readonly (string | undefined)[], choices: readonly Choice[]): readonly Fact[] => {
  const words = codes.flatMap((code) => (code === undefined ? [] : labelOf(choices, code)));
  return words.length === 0 ? [] : [[label, words.join(", ")]];
};

const typed = (label: string, value: string | undefined): readonly Fact[] =>
  value === undefined || value === "" ? [] : [[label, value]];

/** The disclosures of an application; empty from earlier releases and other portals. SENT-07 */
const disclosed = (disclosures: Disclosures | undefined, words: SubmissionTexts): readonly Fact[] => {
  const texts = words.application;
  return disclosures === undefined
    ? []
    : [
        [texts.hasConvictions, yesOrNo(disclosures.hasConvictions, words)],
        ...(disclosures.hasConvictions
          ? [[texts.confirmedPermission, yesOrNo(disclosures.confirmedPermission, words)] as const]
          : []),
        [texts.publicPractice, yesOrNo(disclosures.publicPractice, words)],
        ...(disclosures.publicPractice
          ? [[texts.publicPracticeConfirmed, yesOrNo(disclosures.publicPracticeConfirmed, words)] as const]
          : []),
      ];
};

/** An application for membership for its copy. MEMB-09 */
export const describeApplication: DescribeSubmission = ({ answers, submittedOn }, rules, words) => {
  const texts = words.application;
  const applied = answers as MembershipApplication;
  const { lists } = rules;
  return {
    title: texts.title,
    facts: [
      [texts.submittedOn, displayDate(submittedOn, rules)],
      ...disclosed(applied.disclosures, words),
      ...chosen(texts.employmentCategory, [applied.employmentCategory], lists.membershipEmploymentCategories),
      ...chosen(texts.businessCategory, [applied.businessCategory], lists.businessCategories),
      ...typed(texts.companyName, applied.companyName),
      ...typed(texts.jobTitle, applied.jobTitle),
      ...chosen(texts.organisationSize, [applied.organisationSize], lists.organisationSizes),
      ...chosen(texts.professionalQualifications, applied.professionalQualifications, lists.professionalQualifications),
      ...chosen(texts.regionalNetwork, [applied.regionalNetwork], lists.regionalNetworks),
      ...chosen(texts.employmentNetworks, applied.employmentNetworks ?? [], lists.employmentNetworks),
      [texts.optInMemberDirectory, yesOrNo(applied.optInMemberDirectory, words)],
    ],
  };
};
