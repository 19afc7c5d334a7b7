import type { Choices } from "../../application/membership/membership-application.ts";
import type { LookupOption } from "../../application/ports/personal-records.ts";
import {
  asksForNetworks,
  hasEmployer,
  type MembershipAnswers,
  type MembershipFacts,
  type MembershipStep,
} from "../../domain/membership/application.ts";
import type { ApplyForMembershipContent } from "../../domain/membership/content.ts";
import { networksOf } from "../../domain/my-details/networks.ts";
import type { ComponentTexts } from "../../domain/shell/component-texts.ts";
import { asYesOrNo, stepAnswers } from "../components/step-answers.ts";
import type { StepAnswer } from "../components/step-frame.tsx";

const labelOf = (options: readonly LookupOption[], value: string): string =>
  options.find((option) => option.value === value)?.label ?? value;

export const networkOptions = (choices: Choices, category: "regional" | "employment"): readonly LookupOption[] =>
  networksOf(choices.networks, category).map(({ code, name }) => ({ value: code, label: name }));

type Confirming = "confirmedPermission" | "publicPracticeConfirmed" | "declarationAccepted";

/** The answers for the summary, in question order; omits those that do not apply or are missing. */
export const answerSummary = (
  answers: MembershipAnswers,
  choices: Choices,
  facts: MembershipFacts,
  { fields, none }: Pick<ApplyForMembershipContent, "fields" | "none">,
  yesOrNo: Pick<ComponentTexts, "yes" | "no">,
): readonly StepAnswer<MembershipStep>[] => {
  const { employment } = choices;
  const chosen = (options: readonly LookupOption[], value: string | undefined) =>
    options.length === 0 ? undefined : value && labelOf(options, value);
  // An answered step without a choice is listed as none, so it can be changed from the list.
  const listed = (options: readonly LookupOption[], values: readonly string[], isAnswered: boolean) =>
    options.length === 0
      ? undefined
      : values.map((value) => labelOf(options, value)).join(", ") || (isAnswered ? none : undefined);
  const employer = hasEmployer(answers);
  const ifEmployed = (answer: string | undefined) => (employer ? answer : undefined);
  const ifNetworksApply = (answer: string | undefined) => (asksForNetworks(facts) ? answer : undefined);
  // Omits confirmations of other answers, and the declaration, which is part of the review itself.
  return stepAnswers<MembershipStep, Exclude<keyof MembershipAnswers, Confirming>>(
    {
      hasConvictions: ["CONVICTIONS", asYesOrNo(answers.hasConvictions, yesOrNo)],
      publicPractice: ["CONVICTIONS", asYesOrNo(answers.publicPractice, yesOrNo)],
      employmentCategory: ["EMPLOYMENT", chosen(employment.membershipEmploymentCategories, answers.employmentCategory)],
      businessCategory: ["EMPLOYMENT", ifEmployed(chosen(employment.businessCategories, answers.businessCategory))],
      companyName: ["EMPLOYMENT", ifEmployed(answers.companyName)],
      jobTitle: ["EMPLOYMENT", ifEmployed(answers.jobTitle)],
      organisationSize: ["EMPLOYMENT", ifEmployed(chosen(employment.organisationSizes, answers.organisationSize))],
      professionalQualifications: [
        "EMPLOYMENT",
        listed(
          employment.professionalQualifications,
          answers.professionalQualifications,
          answers.employmentCategory !== undefined,
        ),
      ],
      regionalNetwork: [
        "CONTACT",
        ifNetworksApply(chosen(networkOptions(choices, "regional"), answers.regionalNetwork)),
      ],
      employmentNetworks: [
        "CONTACT",
        ifNetworksApply(
          listed(
            networkOptions(choices, "employment"),
            answers.employmentNetworks,
            answers.includeInDirectoryOfMembers !== undefined,
          ),
        ),
      ],
      includeInDirectoryOfMembers: ["CONTACT", asYesOrNo(answers.includeInDirectoryOfMembers, yesOrNo)],
    },
    (field) => fields[field].label,
  );
};
