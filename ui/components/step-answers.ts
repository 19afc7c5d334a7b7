import type { ComponentTexts } from "../../domain/shell/component-texts.ts";
import type { StepAnswer } from "./step-frame.tsx";

/** The step of a question and its answer; undefined and blank answers are omitted. */
export type AnswerEntry<Step extends string> = readonly [step: Step, answer: string | undefined];

/** The answer to a yes-or-no question in words; undefined when unanswered. */
export const asYesOrNo = (
  answer: boolean | undefined,
  { yes, no }: Pick<ComponentTexts, "yes" | "no">,
): string | undefined => {
  if (answer === undefined) return undefined;
  return answer ? yes : no;
};

/** The answers in the given order. Each question needs an entry; adding one without it fails to compile. */
export const stepAnswers = <Step extends string, Field extends string>(
  entries: Readonly<Record<Field, AnswerEntry<Step>>>,
  questionOf: (field: Field) => string,
): readonly StepAnswer<Step>[] =>
  (Object.entries(entries) as [Field, AnswerEntry<Step>][]).flatMap(([field, [step, answer]]) =>
    answer !== undefined && answer.trim() !== "" ? [{ step, question: questionOf(field), answer }] : [],
  );
