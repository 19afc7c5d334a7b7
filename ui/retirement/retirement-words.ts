import { displayDate, type CalendarDate, type DateStyle } from "../../domain/kernel/calendar-date.ts";
import { readTypedDate } from "../../domain/kernel/typed-date.ts";
import type { RetirementAnswers, RetirementField, RetirementStep } from "../../domain/retirement/register.ts";
import { typedRetirementDate } from "../../domain/retirement/register.ts";
import type { FieldName } from "../components/error-words.ts";
import { asYesOrNo, stepAnswers } from "../components/step-answers.ts";
import type { StepAnswer } from "../components/step-frame.tsx";

/** Labels of the flow's fields. */
export const fields = {
  isPermanentRetirement: { label: "Is your retirement permanent?", ask: "Select whether your retirement is permanent" },
  retirementDate: { label: "Retirement date", ask: "Enter your retirement date" },
  isPcOrInsolvencyLicenceHolder: {
    label: "Do you hold a practising certificate or an insolvency licence?",
    ask: "Select whether you hold a practising certificate or an insolvency licence",
  },
  declarationAccepted: { label: "I accept the declaration", ask: "Tick to accept the declaration" },
  chinaDataProtectionAccepted: {
    label: "I accept the transfer of my data outside China",
    ask: "Tick to accept the transfer of your data outside China",
  },
} as const satisfies Record<RetirementField, FieldName>;

/** The answers for the summary, in question order. The suggested date counts as an answer once its step is complete. */
export const answerSummary = (
  answers: RetirementAnswers,
  today: CalendarDate,
  rules: DateStyle,
): readonly StepAnswer<RetirementStep>[] => {
  const { isPermanentRetirement, isPcOrInsolvencyLicenceHolder } = answers;
  const read = readTypedDate(typedRetirementDate(answers, today));
  const hasDate = isPermanentRetirement !== undefined && read.kind === "valid";
  // Residents of China accept the data transfer as part of the review itself.
  return stepAnswers<RetirementStep, Exclude<RetirementField, "chinaDataProtectionAccepted">>(
    {
      isPermanentRetirement: ["PERMANENT_RETIREMENT", asYesOrNo(isPermanentRetirement)],
      retirementDate: ["PERMANENT_RETIREMENT", hasDate ? displayDate(read.date, rules) : undefined],
      isPcOrInsolvencyLicenceHolder: ["INSOLVENCY_LICENCE", asYesOrNo(isPcOrInsolvencyLicenceHolder)],
      declarationAccepted: ["DECLARATION", answers.declarationAccepted ? "Accepted" : undefined],
    },
    (field) => fields[field].label,
  );
};
