import { isUkOrIreland } from "../customer/countries.ts";
import {
  atMost,
  firstProblem,
  isBlank,
  messages,
  problemsIn,
  requiredUnless,
  type FieldRule,
  type Problem,
  type Problems,
} from "../kernel/field-rules.ts";
import type { StepFlow, StepRule } from "../kernel/step-flow.ts";
import { employmentLimits, notEmployed } from "../my-details/employment.ts";
import { applicationStateOf, type ApplicationState } from "./application-state.ts";
import { hasQualified, isEligibleForMembership, type EligibilityFacts } from "./eligibility.ts";

/** An affiliate's answers so far; choices are stored by value. */
export interface MembershipAnswers {
  readonly hasConvictions?: boolean | undefined;
  readonly confirmedPermission: boolean;
  readonly publicPractice?: boolean | undefined;
  readonly publicPracticeConfirmed: boolean;
  readonly employmentCategory?: string | undefined;
  readonly businessCategory?: string | undefined;
  readonly organisationSize?: string | undefined;
  readonly jobTitle: string;
  readonly companyName: string;
  readonly professionalQualifications: readonly string[];
  readonly regionalNetwork?: string | undefined;
  readonly employmentNetworks: readonly string[];
  readonly includeInDirectoryOfMembers?: boolean | undefined;
  readonly declarationAccepted: boolean;
}

/** The questions that are answered by choosing among options. */
type ChoiceField =
  | "employmentCategory"
  | "businessCategory"
  | "organisationSize"
  | "professionalQualifications"
  | "regionalNetwork"
  | "employmentNetworks";

/** The values that are offered for each choice. */
export type OfferedChoices = Readonly<Record<ChoiceField, readonly string[]>>;

/** Affiliate data that the application rules depend on. */
export interface MembershipFacts extends EligibilityFacts {
  readonly countryOfResidence: string | undefined;
  /** Absent while the options are not known. */
  readonly offered?: OfferedChoices | undefined;
}

/** Any question of the application. */
export type MembershipField =
  | "hasConvictions"
  | "confirmedPermission"
  | "publicPractice"
  | "publicPracticeConfirmed"
  | ChoiceField
  | "companyName"
  | "jobTitle"
  | "includeInDirectoryOfMembers"
  | "declarationAccepted";

/**
 * Whether the user may continue from the landing. The specified rule includes applicants; on screen an override
 * replaces the landing for them. MEMB-03
 */
export const mayLeaveLanding = (facts: EligibilityFacts): boolean =>
  isEligibleForMembership(facts) || (applicationStateOf(facts.notifications) !== undefined && hasQualified(facts));

/** Whether the employer questions apply. MEMB-05 */
export const hasEmployer = ({ employmentCategory }: MembershipAnswers): boolean =>
  !isBlank(employmentCategory) && employmentCategory !== notEmployed;

/** Requires both answers, and a confirmation of each yes. MEMB-04 */
const convictionsProblems = (answers: MembershipAnswers): Problems<MembershipField> =>
  problemsIn({
    hasConvictions: requiredUnless(answers.hasConvictions !== undefined),
    confirmedPermission: requiredUnless(!answers.hasConvictions || answers.confirmedPermission),
    publicPractice: requiredUnless(answers.publicPractice !== undefined),
    publicPracticeConfirmed: requiredUnless(!answers.publicPractice || answers.publicPracticeConfirmed),
  });

/** Whether a choice is asked for: where its options are known, only if there are any. MEMB-05, MEMB-06 */
export const asksFor = (field: ChoiceField, { offered }: MembershipFacts): boolean =>
  offered === undefined || offered[field].length > 0;

/** Whether the applicant is asked for member networks. MEMB-06 */
export const asksForNetworks = (facts: MembershipFacts): boolean =>
  isUkOrIreland(facts.countryOfResidence) &&
  (asksFor("regionalNetwork", facts) || asksFor("employmentNetworks", facts));

/** Requires the chosen values to be among those offered, where these are known. */
const offeredOnly = (
  field: ChoiceField,
  { [field]: chosen = [] }: MembershipAnswers,
  facts: MembershipFacts,
): Problem | undefined => {
  const { offered } = facts;
  if (!asksFor(field, facts)) return undefined;
  const values = [chosen].flat().filter((value) => !isBlank(value));
  return offered && values.some((value) => !offered[field].includes(value)) ? messages.noLongerOffered : undefined;
};

/**
 * Requires the employment category and, of somebody employed, the business category and employer details within their
 * limits; all choices among those offered. MEMB-05, FORM-06
 */
const employmentProblems = (answers: MembershipAnswers, facts: MembershipFacts): Problems<MembershipField> => {
  const isEmployed = hasEmployer(answers);
  const ofEmployer = (text: string, rule: FieldRule) => (isEmployed ? firstProblem(text, rule) : undefined);
  const offered = (field: ChoiceField) => offeredOnly(field, answers, facts);
  return problemsIn({
    employmentCategory: requiredUnless(!isBlank(answers.employmentCategory)) ?? offered("employmentCategory"),
    businessCategory:
      isEmployed && asksFor("businessCategory", facts)
        ? (requiredUnless(!isBlank(answers.businessCategory)) ?? offered("businessCategory"))
        : undefined,
    organisationSize: isEmployed ? offered("organisationSize") : undefined,
    professionalQualifications: offered("professionalQualifications"),
    companyName: ofEmployer(answers.companyName, atMost(employmentLimits.companyName)),
    jobTitle: ofEmployer(answers.jobTitle, atMost(employmentLimits.jobTitle)),
  });
};

/** Requires the directory answer and, where member networks exist, networks on offer, one of them regional. MEMB-06 */
const contactProblems = (answers: MembershipAnswers, facts: MembershipFacts): Problems<MembershipField> => {
  const hasNetworks = asksForNetworks(facts);
  return problemsIn({
    regionalNetwork:
      hasNetworks && asksFor("regionalNetwork", facts)
        ? (requiredUnless(!isBlank(answers.regionalNetwork)) ?? offeredOnly("regionalNetwork", answers, facts))
        : undefined,
    employmentNetworks: hasNetworks ? offeredOnly("employmentNetworks", answers, facts) : undefined,
    includeInDirectoryOfMembers: requiredUnless(answers.includeInDirectoryOfMembers !== undefined),
  });
};

const overriddenBy = (state: ApplicationState) => ({
  step: state,
  holds: (facts: MembershipFacts): boolean => applicationStateOf(facts.notifications) === state,
});

/** The questions in order. MEMB-02 */
const questions = [
  { step: "CONVICTIONS", number: 1, problems: convictionsProblems },
  { step: "EMPLOYMENT", number: 2, problems: employmentProblems },
  { step: "CONTACT", number: 3, problems: contactProblems },
  {
    step: "DECLARATION",
    number: 4,
    problems: ({ declarationAccepted }) => problemsIn({ declarationAccepted: requiredUnless(declarationAccepted) }),
  },
] as const satisfies readonly StepRule<string, MembershipAnswers, MembershipFacts, MembershipField>[];

/** The steps that ask questions. MEMB-02 */
export const membershipQuestionSteps = questions.map(({ step }) => step);
export type MembershipQuestionStep = (typeof membershipQuestionSteps)[number];

/** All screens of the flow: the steps, and the states of a submitted application. MEMB-01, MEMB-02 */
export type MembershipStep = "LANDING" | MembershipQuestionStep | ApplicationState;

/** The membership application as a step flow. MEMB-01 to MEMB-07 */
export const membershipFlow: StepFlow<MembershipStep, MembershipAnswers, MembershipFacts, MembershipField> = {
  emptyAnswers: {
    confirmedPermission: false,
    publicPracticeConfirmed: false,
    jobTitle: "",
    companyName: "",
    professionalQualifications: [],
    employmentNetworks: [],
    declarationAccepted: false,
  },
  shape: {
    hasConvictions: "yes or no",
    confirmedPermission: "yes or no",
    publicPractice: "yes or no",
    publicPracticeConfirmed: "yes or no",
    employmentCategory: "words",
    businessCategory: "words",
    organisationSize: "words",
    jobTitle: "words",
    companyName: "words",
    professionalQualifications: "several",
    regionalNetwork: "words",
    employmentNetworks: "several",
    includeInDirectoryOfMembers: "yes or no",
    declarationAccepted: "yes or no",
  },
  overrides: [
    overriddenBy("MEMBERSHIP_APPLICATION_COMPLETE"),
    overriddenBy("MEMBERSHIP_APPLICATION_ONHOLD"),
    overriddenBy("ALREADY_APPLIED"),
  ],
  landing: { step: "LANDING", mayStart: mayLeaveLanding },
  steps: questions,
};
