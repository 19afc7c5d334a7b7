import type { CalendarDate } from "../../domain/kernel/calendar-date.ts";
import { displayDate, readTypedDate } from "../../domain/kernel/calendar-date.ts";
import type { RetirementAnswers, RetirementField, RetirementStep } from "../../domain/retirement/register.ts";
import { typedRetirementDate } from "../../domain/retirement/register.ts";
import type { StepAnswer } from "../parts/step-frame.tsx";
import { yesOrNo } from "../parts/yes-or-no.ts";

/** What each thing that is asked is called on screen. */
export const questions = {
  isPermanentRetirement: "Is your retirement permanent?",
  retirementDate: "Retirement date",
  isPcOrInsolvencyLicenceHolder: "Do you hold a practising certificate or an insolvency licence?",
  declarationAccepted: "I accept the declaration",
  chinaDataProtectionAccepted: "I accept the transfer of my data outside China",
} as const satisfies Record<RetirementField, string>;

/** The id of a field, to which an error summary leads. */
export const fieldId = (field: RetirementField): string => `retirement-${field}`;

/** What was answered so far, in the order it was asked. The date offered is an answer once the step was answered. */
export const answersSoFar = (
  answers: RetirementAnswers,
  today: CalendarDate,
): readonly StepAnswer<RetirementStep>[] => {
  const { isPermanentRetirement, isPcOrInsolvencyLicenceHolder } = answers;
  const read = readTypedDate(typedRetirementDate(answers, today));
  return [
    ...(isPermanentRetirement === undefined
      ? []
      : [
          {
            step: "PERMANENT_RETIREMENT" as const,
            question: questions.isPermanentRetirement,
            answer: yesOrNo(isPermanentRetirement),
          },
        ]),
    ...(isPermanentRetirement === undefined || read.kind !== "valid"
      ? []
      : [
          {
            step: "PERMANENT_RETIREMENT" as const,
            question: questions.retirementDate,
            answer: displayDate(read.date),
          },
        ]),
    ...(isPcOrInsolvencyLicenceHolder === undefined
      ? []
      : [
          {
            step: "INSOLVENCY_LICENCE" as const,
            question: questions.isPcOrInsolvencyLicenceHolder,
            answer: yesOrNo(isPcOrInsolvencyLicenceHolder),
          },
        ]),
    ...(answers.declarationAccepted
      ? [{ step: "DECLARATION" as const, question: questions.declarationAccepted, answer: "Accepted" }]
      : []),
  ];
};
