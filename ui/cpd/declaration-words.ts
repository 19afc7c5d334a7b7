import type { AnnualDeclarationsContent } from "../../domain/cpd/content.ts";
import type { DeclarationAnswers, DeclarationField, DeclarationStep } from "../../domain/cpd/declaration.ts";
import type { ComponentTexts } from "../../domain/shell/component-texts.ts";
import { asYesOrNo, stepAnswers } from "../components/step-answers.ts";
import type { StepAnswer } from "../components/step-frame.tsx";

/** The answers for the summary, in question order; omits a route that no longer applies. */
export const answerSummary = (
  { isRequirementsMet, route, isEngagementPartner }: DeclarationAnswers,
  { fields, history }: Pick<AnnualDeclarationsContent, "fields" | "history">,
  yesOrNo: Pick<ComponentTexts, "yes" | "no">,
): readonly StepAnswer<DeclarationStep>[] =>
  // The confirmation is part of the review itself.
  stepAnswers<DeclarationStep, Exclude<DeclarationField, "isConfirmed">>(
    {
      isRequirementsMet: ["REQUIREMENTS_MET", asYesOrNo(isRequirementsMet, yesOrNo)],
      route: ["ROUTE", isRequirementsMet && route ? history.table.routes[route] : undefined],
      isEngagementPartner: ["ENGAGEMENT_PARTNER", asYesOrNo(isEngagementPartner, yesOrNo)],
    },
    (field) => fields[field].label,
  );
