import type { Choices } from "../../application/membership/membership-choices.ts";
import type { LookupOption } from "../../application/ports/lookups.ts";
import { hasEmployer, type MembershipAnswers, type MembershipField, type MembershipStep } from "../../domain/membership/application.ts";
import type { FieldName } from "../parts/error-summary.tsx";
import type { StepAnswer } from "../parts/step-frame.tsx";
import { asYesOrNo, stepAnswers } from "../parts/step-answers.ts";

/** What each thing that is asked is called on screen. */
export const questions = {
  hasConvictions: "Do you have any convictions to declare?",
  confirmedPermission: "I give permission for these details to be checked",
  publicPractice: "Do you work in public practice?",
  publicPracticeConfirmed: "I confirm that I hold or will apply for a practising certificate",
  employmentCategory: "Employment category",
  businessCategory: "Business category",
  jobTitle: "Job title",
  companyName: "Company name",
  organisationSize: "Organisation size",
  professionalQualifications: "Professional qualifications",
  regionalNetwork: "Regional network",
  employmentNetworks: "Employment networks",
  includeInDirectoryOfMembers: "Do you want to be listed in the directory of members?",
  declarationAccepted: "I accept the declaration",
} as const satisfies Record<MembershipField | keyof MembershipAnswers, string>;

/** What must be answered, as an error summary names it. */
export const fields: Readonly<Record<MembershipField, FieldName>> = {
  hasConvictions: { label: questions.hasConvictions, ask: "Select whether you have any convictions to declare" },
  confirmedPermission: {
    label: questions.confirmedPermission,
    ask: "Tick to give permission for these details to be checked",
  },
  publicPractice: { label: questions.publicPractice, ask: "Select whether you work in public practice" },
  publicPracticeConfirmed: {
    label: questions.publicPracticeConfirmed,
    ask: "Tick to confirm that you hold or will apply for a practising certificate",
  },
  employmentCategory: { label: questions.employmentCategory, ask: "Choose an employment category" },
  businessCategory: { label: questions.businessCategory, ask: "Choose a business category" },
  regionalNetwork: { label: questions.regionalNetwork, ask: "Choose a regional network" },
  includeInDirectoryOfMembers: {
    label: questions.includeInDirectoryOfMembers,
    ask: "Select whether you want to be listed in the directory of members",
  },
  declarationAccepted: { label: questions.declarationAccepted, ask: "Tick to accept the declaration" },
};

const labelOf = (options: readonly LookupOption[], value: string): string =>
  options.find((option) => option.value === value)?.label ?? value;

/** Member networks as options. */
export const networkOptions = (choices: Choices, category: "regional" | "employment"): readonly LookupOption[] =>
  choices.networks
    .filter((network) => network.category === category)
    .map(({ code, name }) => ({ value: code, label: name }));

type Confirming = "confirmedPermission" | "publicPracticeConfirmed" | "declarationAccepted";

/** What was answered, in the order it was asked; what is not asked, or not answered, is left out. */
export const answersGiven = (
  answers: MembershipAnswers,
  choices: Choices,
  asksForNetworks: boolean,
): readonly StepAnswer<MembershipStep>[] => {
  const { employment } = choices;
  const chosen = (options: readonly LookupOption[], value: string | undefined) => value && labelOf(options, value);
  const listed = (options: readonly LookupOption[], values: readonly string[]) =>
    values.map((value) => labelOf(options, value)).join(", ");
  const employer = hasEmployer(answers);
  const ifEmployed = (answer: string | undefined) => (employer ? answer : undefined);
  const ifAsked = (answer: string | undefined) => (asksForNetworks ? answer : undefined);
  // What only confirms another answer is not listed, nor is the declaration, which is accepted beside the list.
  return stepAnswers<MembershipStep, Exclude<keyof MembershipAnswers, Confirming>>(
    {
      hasConvictions: ["CONVICTIONS", asYesOrNo(answers.hasConvictions)],
      publicPractice: ["CONVICTIONS", asYesOrNo(answers.publicPractice)],
      employmentCategory: ["EMPLOYMENT", chosen(employment.membershipEmploymentCategories, answers.employmentCategory)],
      businessCategory: ["EMPLOYMENT", ifEmployed(chosen(employment.businessCategories, answers.businessCategory))],
      companyName: ["EMPLOYMENT", ifEmployed(answers.companyName.trim())],
      jobTitle: ["EMPLOYMENT", ifEmployed(answers.jobTitle.trim())],
      organisationSize: ["EMPLOYMENT", ifEmployed(chosen(employment.organisationSizes, answers.organisationSize))],
      professionalQualifications: [
        "EMPLOYMENT",
        listed(employment.professionalQualifications, answers.professionalQualifications),
      ],
      regionalNetwork: ["CONTACT", ifAsked(chosen(networkOptions(choices, "regional"), answers.regionalNetwork))],
      employmentNetworks: ["CONTACT", ifAsked(listed(networkOptions(choices, "employment"), answers.employmentNetworks))],
      includeInDirectoryOfMembers: ["CONTACT", asYesOrNo(answers.includeInDirectoryOfMembers)],
    },
    (field) => questions[field],
  );
};
