import type { DeclarationAnswers, DeclarationField, DeclarationStep } from "../../domain/cpd/declaration.ts";
import { routeNames } from "../../domain/cpd/route-names.ts";
import type { FieldName } from "../components/error-words.ts";
import { asYesOrNo, stepAnswers } from "../components/step-answers.ts";
import type { StepAnswer } from "../components/step-frame.tsx";

/** Labels of the declaration's fields. */
export const fields = {
  isRequirementsMet: {
    label: "Have you met your CPD requirements?",
    ask: "Select whether you have met your CPD requirements",
  },
  route: { label: "Which route did you follow?", ask: "Select the route you followed" },
  isEngagementPartner: { label: "Are you an engagement partner?", ask: "Select whether you are an engagement partner" },
  isConfirmed: {
    label: "I confirm that my declaration is accurate",
    ask: "Tick to confirm that your declaration is accurate",
  },
} as const satisfies Record<DeclarationField, FieldName>;

/** The answers for the summary, in question order; omits a route that no longer applies. */
export const answerSummary = ({
  isRequirementsMet,
  route,
  isEngagementPartner,
}: DeclarationAnswers): readonly StepAnswer<DeclarationStep>[] =>
  // The confirmation is part of the review itself.
  stepAnswers<DeclarationStep, Exclude<DeclarationField, "isConfirmed">>(
    {
      isRequirementsMet: ["REQUIREMENTS_MET", asYesOrNo(isRequirementsMet)],
      route: ["ROUTE", isRequirementsMet && route ? routeNames[route] : undefined],
      isEngagementPartner: ["ENGAGEMENT_PARTNER", asYesOrNo(isEngagementPartner)],
    },
    (field) => fields[field].label,
  );
