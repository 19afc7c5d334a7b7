import { isSameSent, type Exhaustive } from "../kernel/answers.ts";
import { problemsIn, requiredUnless } from "../kernel/field-rules.ts";
import { isComplete, type StepFlow, type StepRule } from "../kernel/step-flow.ts";
import { cpdRoutes, type CpdRoute, type SubmittedRoute } from "./cpd-routes.ts";
import { showsDeclarationNotice, type CpdStatus, type SubmissionStatus } from "./status.ts";

/** A member's answers so far; undefined means unanswered. */
export interface DeclarationAnswers {
  readonly isRequirementsMet?: boolean | undefined;
  readonly route?: CpdRoute | undefined;
  readonly isEngagementPartner?: boolean | undefined;
  readonly isConfirmed: boolean;
}

/** Member data that the declaration rules depend on. */
export interface DeclarationFacts {
  readonly status: CpdStatus;
  readonly isRetired: boolean;
  /** The routes that the organisation offers. RULE-01 */
  readonly routes: readonly CpdRoute[];
}

/** Any question of the declaration. */
export type DeclarationField = keyof DeclarationAnswers;

/** The questions in order. CPD-04 to CPD-07 */
const questions = [
  {
    step: "REQUIREMENTS_MET",
    number: 1,
    problems: ({ isRequirementsMet }) =>
      problemsIn({ isRequirementsMet: requiredUnless(isRequirementsMet !== undefined) }),
  },
  {
    step: "ROUTE",
    number: 2,
    applies: ({ isRequirementsMet }) => isRequirementsMet === true,
    problems: ({ route }, { routes }) =>
      problemsIn({ route: requiredUnless(route !== undefined && routes.includes(route)) }),
  },
  {
    step: "ENGAGEMENT_PARTNER",
    number: 3,
    problems: ({ isEngagementPartner }) =>
      problemsIn({ isEngagementPartner: requiredUnless(isEngagementPartner !== undefined) }),
  },
  {
    step: "ACCURACY_CONFIRMATION",
    number: 4,
    problems: ({ isConfirmed }) => problemsIn({ isConfirmed: requiredUnless(isConfirmed) }),
  },
] as const satisfies readonly StepRule<string, DeclarationAnswers, DeclarationFacts, DeclarationField>[];

/** The steps that ask a question. */
export type DeclarationQuestionStep = (typeof questions)[number]["step"];

/** Every step of the declaration flow. CPD-04 */
export type DeclarationStep = "LANDING" | DeclarationQuestionStep;

/** The annual declaration as a step flow. CPD-04 to CPD-07 */
export const declarationFlow: StepFlow<DeclarationStep, DeclarationAnswers, DeclarationFacts, DeclarationField> = {
  emptyAnswers: { isConfirmed: false },
  shape: {
    isRequirementsMet: "yes or no",
    route: cpdRoutes,
    isEngagementPartner: "yes or no",
    isConfirmed: "yes or no",
  },
  overrides: [],
  landing: { step: "LANDING", mayStart: ({ status, isRetired }) => showsDeclarationNotice(status, isRetired) },
  steps: questions,
};

/** The submitted declaration. Adding an answer fails to compile until this payload includes it. CPD-08 */
export interface Declaration extends Partial<Readonly<Record<DeclarationField, unknown>>> {
  readonly year: number;
  readonly isRequirementsMet: boolean;
  readonly route: SubmittedRoute;
  readonly isEngagementPartner: boolean;
  readonly isConfirmed: true;
}

/**
 * Builds the declaration from complete answers; undefined while any step is unanswered. The route is
 * NOT_MET_REQUIREMENTS exactly when requirements were not met, regardless of the chosen route. CPD-08
 */
export const declarationOf = (
  answers: DeclarationAnswers,
  year: number,
  facts: DeclarationFacts,
): Declaration | undefined => {
  const { isRequirementsMet, isEngagementPartner, route } = answers;
  if (!isComplete(declarationFlow, answers, facts)) return undefined;
  if (isRequirementsMet === undefined || isEngagementPartner === undefined) return undefined;
  const submitted = isRequirementsMet ? route : "NOT_MET_REQUIREMENTS";
  if (submitted === undefined) return undefined;
  const declaration: Exhaustive<Declaration> = {
    year,
    isRequirementsMet,
    route: submitted,
    isEngagementPartner,
    isConfirmed: true,
  };
  return declaration;
};

/** The status that a declaration is recorded with; an unspecified route makes it INCOMPLETE. CPD-10 */
export const submissionStatusOf = (declaration: Pick<Declaration, "route">): SubmissionStatus => {
  if (declaration.route === "NOT_MET_REQUIREMENTS") return "NOT_MET_REQUIREMENTS";
  return declaration.route === "NOT_SPECIFIED" ? "INCOMPLETE" : "COMPLETE";
};

/** Reconstructs the answers behind a declaration. */
const answersOf = (declaration: Declaration): Exhaustive<DeclarationAnswers> => ({
  isRequirementsMet: declaration.isRequirementsMet,
  route: cpdRoutes.find((route) => route === declaration.route),
  isEngagementPartner: declaration.isEngagementPartner,
  isConfirmed: declaration.isConfirmed,
});

/** Whether a received declaration could result from this member's answers. CPD-08 */
export const isConsistent = (declaration: Declaration, facts: DeclarationFacts): boolean =>
  isSameSent(declarationOf(answersOf(declaration), declaration.year, facts), declaration);
