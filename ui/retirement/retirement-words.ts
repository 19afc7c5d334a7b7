import { displayDate, type CalendarDate, type DateStyle } from "../../domain/kernel/calendar-date.ts";
import { readTypedDate } from "../../domain/kernel/typed-date.ts";
import type { RetirementContent } from "../../domain/retirement/content.ts";
import type { RetirementAnswers, RetirementField, RetirementStep } from "../../domain/retirement/register.ts";
import { typedRetirementDate } from "../../domain/retirement/register.ts";
import type { ComponentTexts } from "../../domain/shell/component-texts.ts";
import { asYesOrNo, stepAnswers } from "../components/step-answers.ts";
import type { StepAnswer } from "../components/step-frame.tsx";

/** The answers for the summary, in question order. The suggested date counts as an answer once its step is complete. */
export const answerSummary = (
  answers: RetirementAnswers,
  today: CalendarDate,
  { fields, accepted }: Pick<RetirementContent, "fields" | "accepted">,
  yesOrNo: Pick<ComponentTexts, "yes" | "no">,
  rules: DateStyle,
): readonly StepAnswer<RetirementStep>[] => {
  const { isPermanentRetirement, isPcOrInsolvencyLicenceHolder } = answers;
  const read = readTypedDate(typedRetirementDate(answers, today));
  const hasDate = isPermanentRetirement !== undefined && read.kind === "valid";
  // Residents of China accept the data transfer as part of the review itself.
  return stepAnswers<RetirementStep, Exclude<RetirementField, "chinaDataProtectionAccepted">>(
    {
      isPermanentRetirement: ["PERMANENT_RETIREMENT", asYesOrNo(isPermanentRetirement, yesOrNo)],
      retirementDate: ["PERMANENT_RETIREMENT", hasDate ? displayDate(read.date, rules) : undefined],
      isPcOrInsolvencyLicenceHolder: ["INSOLVENCY_LICENCE", asYesOrNo(isPcOrInsolvencyLicenceHolder, yesOrNo)],
      declarationAccepted: ["DECLARATION", answers.declarationAccepted ? accepted : undefined],
    },
    (field) => fields[field].label,
  );
};
