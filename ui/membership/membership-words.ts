import type { Choices } from "../../application/membership/membership-application.ts";
import type { LookupOption } from "../../application/ports/personal-records.ts";
import {
  hasEmployer,
  type MembershipAnswers,
  type MembershipField,
  type MembershipStep,
} from "../../domain/membership/application.ts";
import { networksOf } from "../../domain/my-details/networks.ts";
import type { FieldName } from "../components/error-words.ts";
import { asYesOrNo, stepAnswers } from "../components/step-answers.ts";
import type { StepAnswer } from "../components/step-frame.tsx";

/** Labels of the application's fields, and prompts for required ones left empty. */
export const fields = {
  hasConvictions: {
    label: "Do you have any convictions to declare?",
    ask: "Select whether you have any convictions to declare",
  },
  confirmedPermission: {
    label: "I give permission for these details to be checked",
    ask: "Tick to give permission for these details to be checked",
  },
  publicPractice: {
    label: "Do you work in public practice?",
    ask: "Select whether you work in public practice",
  },
  publicPracticeConfirmed: {
    label: "I confirm that I hold or will apply for a practising certificate",
    ask: "Tick to confirm that you hold or will apply for a practising certificate",
  },
  employmentCategory: { label: "Employment category", ask: "Choose an employment category" },
  businessCategory: { label: "Business category", ask: "Choose a business category" },
  jobTitle: { label: "Job title", ask: "Enter a job title" },
  companyName: { label: "Company name", ask: "Enter a company name" },
  organisationSize: { label: "Organisation size" },
  professionalQualifications: { label: "Professional qualifications" },
  regionalNetwork: { label: "Regional network", ask: "Choose a regional network" },
  employmentNetworks: { label: "Employment networks" },
  includeInDirectoryOfMembers: {
    label: "Do you want to be listed in the directory of members?",
    ask: "Select whether you want to be listed in the directory of members",
  },
  declarationAccepted: { label: "I accept the declaration", ask: "Tick to accept the declaration" },
} as const satisfies Record<keyof MembershipAnswers, FieldName> & Record<MembershipField, Required<FieldName>>;

const labelOf = (options: readonly LookupOption[], value: string): string =>
  options.find((option) => option.value === value)?.label ?? value;

/** The networks of a category as options. */
export const networkOptions = (choices: Choices, category: "regional" | "employment"): readonly LookupOption[] =>
  networksOf(choices.networks, category).map(({ code, name }) => ({ value: code, label: name }));

type Confirming = "confirmedPermission" | "publicPracticeConfirmed" | "declarationAccepted";

/** The answers for the summary, in question order; omits those that do not apply or are missing. */
export const answerSummary = (
  answers: MembershipAnswers,
  choices: Choices,
  asksForNetworks: boolean,
): readonly StepAnswer<MembershipStep>[] => {
  const { employment } = choices;
  const chosen = (options: readonly LookupOption[], value: string | undefined) => value && labelOf(options, value);
  // An answered step without a choice is listed as "None", so that it can be changed from the list.
  const listed = (options: readonly LookupOption[], values: readonly string[], isAnswered: boolean) =>
    values.map((value) => labelOf(options, value)).join(", ") || (isAnswered ? "None" : undefined);
  const employer = hasEmployer(answers);
  const ifEmployed = (answer: string | undefined) => (employer ? answer : undefined);
  const ifAsked = (answer: string | undefined) => (asksForNetworks ? answer : undefined);
  // Omits confirmations of other answers, and the declaration, which is part of the review itself.
  return stepAnswers<MembershipStep, Exclude<keyof MembershipAnswers, Confirming>>(
    {
      hasConvictions: ["CONVICTIONS", asYesOrNo(answers.hasConvictions)],
      publicPractice: ["CONVICTIONS", asYesOrNo(answers.publicPractice)],
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
      regionalNetwork: ["CONTACT", ifAsked(chosen(networkOptions(choices, "regional"), answers.regionalNetwork))],
      employmentNetworks: [
        "CONTACT",
        ifAsked(
          listed(
            networkOptions(choices, "employment"),
            answers.employmentNetworks,
            answers.includeInDirectoryOfMembers !== undefined,
          ),
        ),
      ],
      includeInDirectoryOfMembers: ["CONTACT", asYesOrNo(answers.includeInDirectoryOfMembers)],
    },
    (field) => fields[field].label,
  );
};
