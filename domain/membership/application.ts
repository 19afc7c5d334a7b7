import { isUkOrIreland } from "../customer/countries.ts";
import { isBlank } from "../kernel/field-rules.ts";
import type { StepFlow } from "../kernel/step-flow.ts";
import { isComplete } from "../kernel/step-flow.ts";
import { notEmployed } from "../my-details/employment.ts";
import type { ApplicationState, EligibilityFacts } from "./eligibility.ts";
import { applicationStateOf, hasQualified, isEligibleForMembership } from "./eligibility.ts";

/** The steps in which something is answered, and the states of an application already made. MEMB-01, MEMB-02 */
export type MembershipStep = "LANDING" | "CONVICTIONS" | "EMPLOYMENT" | "CONTACT" | "DECLARATION" | ApplicationState;

/** What an affiliate has answered so far; choices are held by their values. */
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

/** What is known of the affiliate when they apply. */
export interface MembershipFacts extends EligibilityFacts {
  readonly countryOfResidence: string | undefined;
}

/**
 * Whether the landing may be left. The applied state is part of the rule as it is written; on screen
 * its override stands before it. MEMB-03
 */
export const mayLeaveLanding = (facts: EligibilityFacts): boolean =>
  isEligibleForMembership(facts) || (applicationStateOf(facts.notifications) !== undefined && hasQualified(facts));

/** Both questions answered, and each yes confirmed. MEMB-04 */
export const areConvictionsAnswered = (answers: MembershipAnswers): boolean =>
  answers.hasConvictions !== undefined &&
  answers.publicPractice !== undefined &&
  (!answers.hasConvictions || answers.confirmedPermission) &&
  (!answers.publicPractice || answers.publicPracticeConfirmed);

/** Employment and business category chosen, or not employed. MEMB-05 */
export const isEmploymentAnswered = (answers: MembershipAnswers): boolean =>
  answers.employmentCategory === notEmployed ||
  (!isBlank(answers.employmentCategory) && !isBlank(answers.businessCategory));

/** The directory question answered and, where there are member networks, a regional one chosen. MEMB-06 */
export const isContactAnswered = (answers: MembershipAnswers, country: string | undefined): boolean =>
  answers.includeInDirectoryOfMembers !== undefined && (!isUkOrIreland(country) || !isBlank(answers.regionalNetwork));

const overriddenBy = (state: ApplicationState) => ({
  step: state,
  holds: (facts: MembershipFacts): boolean => applicationStateOf(facts.notifications) === state,
});

/** The membership application, step by step. MEMB-01 to MEMB-07 */
export const membershipFlow: StepFlow<MembershipStep, MembershipAnswers, MembershipFacts> = {
  emptyAnswers: {
    confirmedPermission: false,
    publicPracticeConfirmed: false,
    jobTitle: "",
    companyName: "",
    professionalQualifications: [],
    employmentNetworks: [],
    declarationAccepted: false,
  },
  overrides: [
    overriddenBy("MEMBERSHIP_APPLICATION_COMPLETE"),
    overriddenBy("MEMBERSHIP_APPLICATION_ONHOLD"),
    overriddenBy("ALREADY_APPLIED"),
  ],
  steps: [
    { step: "LANDING", mayContinue: (_, facts) => mayLeaveLanding(facts) },
    { step: "CONVICTIONS", number: 1, mayContinue: areConvictionsAnswered },
    { step: "EMPLOYMENT", number: 2, mayContinue: isEmploymentAnswered },
    {
      step: "CONTACT",
      number: 3,
      mayContinue: (answers, facts) => isContactAnswered(answers, facts.countryOfResidence),
    },
    { step: "DECLARATION", number: 4, mayContinue: (answers) => answers.declarationAccepted },
  ],
};

/** Whether complete answers may be sent. */
export const isApplicationComplete = (answers: MembershipAnswers, facts: MembershipFacts): boolean =>
  isComplete(membershipFlow, answers, facts);
