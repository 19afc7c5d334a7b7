import type { StepAnswer } from "./step-frame.tsx";

/** Where something is asked, and what was answered; undefined or blank leaves it out. */
export type Given<Step extends string> = readonly [step: Step, answer: string | undefined];

/** "Yes" or "No"; undefined while it is not answered. */
export const asYesOrNo = (answer: boolean | undefined): "Yes" | "No" | undefined => {
  if (answer === undefined) return undefined;
  return answer ? "Yes" : "No";
};

/**
 * What was answered, in the order it is given here. Each question has its line: one that is added does not
 * compile without.
 */
export const stepAnswers = <Step extends string, Field extends string>(
  given: Readonly<Record<Field, Given<Step>>>,
  questionOf: (field: Field) => string,
): readonly StepAnswer<Step>[] =>
  (Object.entries(given) as [Field, Given<Step>][]).flatMap(([field, [step, answer]]) =>
    answer !== undefined && answer.trim() !== "" ? [{ step, question: questionOf(field), answer }] : [],
  );
