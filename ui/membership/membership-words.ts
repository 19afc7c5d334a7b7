import type { Choices } from "../../application/membership/membership-choices.ts";
import type { LookupOption } from "../../application/ports/lookups.ts";
import type { MembershipAnswers, MembershipField, MembershipStep } from "../../domain/membership/application.ts";
import { hasEmployer } from "../../domain/membership/application.ts";
import type { FieldName } from "../parts/error-summary.tsx";
import type { StepAnswer } from "../parts/step-frame.tsx";
import { yesOrNo } from "../parts/yes-or-no.ts";

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

/** What the ids of the fields begin with. */
export const formId = "membership";

/** The id of a field, to which an error summary leads. */
export const fieldId = (field: MembershipField): string => `${formId}-${field}`;

const labelOf = (options: readonly LookupOption[], value: string): string =>
  options.find((option) => option.value === value)?.label ?? value;

/** Member networks as options. */
export const networkOptions = (choices: Choices, category: "regional" | "employment"): readonly LookupOption[] =>
  choices.networks
    .filter((network) => network.category === category)
    .map(({ code, name }) => ({ value: code, label: name }));

/** What was answered, in the order it was asked; what is not asked, or not answered, is left out. */
export const answersGiven = (
  answers: MembershipAnswers,
  choices: Choices,
  asksForNetworks: boolean,
): readonly StepAnswer<MembershipStep>[] => {
  const { employment } = choices;
  const row = (step: MembershipStep, field: keyof MembershipAnswers, answer: string | undefined) =>
    answer === undefined || answer === "" ? [] : [{ step, question: questions[field], answer }];
  const yesNo = (step: MembershipStep, field: keyof MembershipAnswers, answer: boolean | undefined) =>
    row(step, field, answer === undefined ? undefined : yesOrNo(answer));
  const chosen = (options: readonly LookupOption[], value: string | undefined) => value && labelOf(options, value);
  const listed = (options: readonly LookupOption[], values: readonly string[]) =>
    values.map((value) => labelOf(options, value)).join(", ");
  return [
    ...yesNo("CONVICTIONS", "hasConvictions", answers.hasConvictions),
    ...yesNo("CONVICTIONS", "publicPractice", answers.publicPractice),
    ...row(
      "EMPLOYMENT",
      "employmentCategory",
      chosen(employment.membershipEmploymentCategories, answers.employmentCategory),
    ),
    ...(hasEmployer(answers)
      ? [
          ...row("EMPLOYMENT", "businessCategory", chosen(employment.businessCategories, answers.businessCategory)),
          ...row("EMPLOYMENT", "companyName", answers.companyName.trim()),
          ...row("EMPLOYMENT", "jobTitle", answers.jobTitle.trim()),
          ...row("EMPLOYMENT", "organisationSize", chosen(employment.organisationSizes, answers.organisationSize)),
        ]
      : []),
    ...row(
      "EMPLOYMENT",
      "professionalQualifications",
      listed(employment.professionalQualifications, answers.professionalQualifications),
    ),
    ...(asksForNetworks
      ? [
          ...row("CONTACT", "regionalNetwork", chosen(networkOptions(choices, "regional"), answers.regionalNetwork)),
          ...row(
            "CONTACT",
            "employmentNetworks",
            listed(networkOptions(choices, "employment"), answers.employmentNetworks),
          ),
        ]
      : []),
    ...yesNo("CONTACT", "includeInDirectoryOfMembers", answers.includeInDirectoryOfMembers),
  ];
};
