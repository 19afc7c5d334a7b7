import type { DeclarationAnswers, DeclarationStep, SubmittedRoute } from "../../domain/cpd/declaration.ts";
import type { StepAnswer } from "../parts/step-frame.tsx";
import { yesOrNo } from "../parts/yes-or-no.ts";

/** The questions of the declaration, by the step that asks them. */
export const questions = {
  REQUIREMENTS_MET: "Have you met your CPD requirements?",
  ROUTE: "Which route did you follow?",
  ENGAGEMENT_PARTNER: "Are you an engagement partner?",
  ACCURACY_CONFIRMATION: "I confirm that my declaration is accurate",
} as const satisfies Partial<Record<DeclarationStep, string>>;

/** What each route is called on screen. CPD-08 */
export const routeNames: Readonly<Record<SubmittedRoute, string>> = {
  UNIT_ROUTE: "Unit route",
  APPROVED_EMPLOYER: "Approved employer",
  IFAC_BODY: "IFAC body",
  PART_TIME: "Part time",
  NOT_SPECIFIED: "Not specified",
  NOT_MET_REQUIREMENTS: "Requirements not met",
};

/** What was answered so far, in the order it was asked; a route that no longer applies is left out. */
export const answersSoFar = (answers: DeclarationAnswers): readonly StepAnswer<DeclarationStep>[] => [
  ...(answers.isRequirementsMet === undefined
    ? []
    : [{ step: "REQUIREMENTS_MET" as const, question: questions.REQUIREMENTS_MET, answer: yesOrNo(answers.isRequirementsMet) }]),
  ...(answers.isRequirementsMet && answers.route
    ? [{ step: "ROUTE" as const, question: questions.ROUTE, answer: routeNames[answers.route] }]
    : []),
  ...(answers.isEngagementPartner === undefined
    ? []
    : [
        {
          step: "ENGAGEMENT_PARTNER" as const,
          question: questions.ENGAGEMENT_PARTNER,
          answer: yesOrNo(answers.isEngagementPartner),
        },
      ]),
];
