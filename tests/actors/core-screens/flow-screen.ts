import type { CallFailure } from "../../../application/ports/call-failure.ts";
import type { Submission } from "../../../domain/kernel/submission.ts";
import type { StepAnswer } from "../../../ui/parts/step-frame.tsx";
import type { Screen } from "../screen.ts";

/** A flow, as far as its frame and its outcomes show it. */
interface ShownFlow<Step extends string> {
  readonly isLastStep: boolean;
  readonly progress: { readonly number: number; readonly total: number } | undefined;
  readonly submission: Submission<{ readonly reference: string }, CallFailure>;
  continue(): Promise<void>;
  submit(): Promise<void>;
  back(): void;
  close(): void;
  change(step: Step): void;
}

/** What a flow's frame offers around the questions of a step: at the last one every answer with its way back. */
export const stepOf = <Step extends string>(
  flow: ShownFlow<Step>,
  submitLabel: string,
  answers: readonly StepAnswer<Step>[],
): Omit<Screen, "heading" | "question"> => ({
  progress: flow.progress && `Step ${flow.progress.number} of ${flow.progress.total}`,
  words: answers.flatMap(({ question, answer }) => [question, answer]),
  buttons: {
    Back: flow.back,
    [flow.isLastStep ? submitLabel : "Continue"]: flow.continue,
    Close: flow.close,
    ...(flow.isLastStep
      ? Object.fromEntries(answers.map(({ question, step }) => [`Change ${question}`, () => flow.change(step)]))
      : {}),
  },
});

/** Where a flow begins: Start for those who may, and what becomes of answers from before. */
export const landingOf = (flow: {
  readonly mayContinue: boolean;
  readonly isBegun: boolean;
  readonly already: string | undefined;
  continue(): Promise<void>;
  reset(): void;
}): Pick<Screen, "words" | "buttons"> => ({
  words: [flow.already ?? "", ...(flow.mayContinue && flow.isBegun ? ["Your answers from before are kept in this window."] : [])],
  buttons: {
    ...(flow.mayContinue ? { Start: flow.continue } : {}),
    ...(flow.mayContinue && flow.isBegun ? { "Clear my answers": flow.reset } : {}),
  },
});

/** What is offered once it is done, or has failed. */
export const outcomeOf = <Step extends string>(
  flow: ShownFlow<Step>,
  headings: { readonly done: string; readonly failed: string },
): Omit<Screen, "heading"> => {
  const { submission } = flow;
  if (submission.status === "done")
    return { question: headings.done, words: [submission.done.reference], buttons: { Close: flow.close } };
  return {
    question: headings.failed,
    words: submission.status === "failed" ? [submission.reason.description ?? ""] : [],
    buttons: { "Try again": flow.submit, Back: flow.back, Close: flow.close },
  };
};

/** The two answers of a question. */
export const yesOrNo = (answer: (isYes: boolean) => void) => ({ Yes: () => answer(true), No: () => answer(false) });
