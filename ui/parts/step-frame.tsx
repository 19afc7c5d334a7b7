import { observer } from "mobx-react-lite";
import type { ReactNode } from "react";
import { useRef, useState } from "react";
import type { Answer } from "./answer-list.tsx";
import { AnswerList } from "./answer-list.tsx";
import { Button } from "./button.tsx";
import type { FieldError } from "./error-summary.tsx";
import { ErrorSummary } from "./error-summary.tsx";
import styles from "./step-frame.module.css";
import { useStepHeading } from "./step-heading.ts";

/** The controller of a flow, as far as its frame drives it. */
interface Steps<Step extends string> {
  readonly step: string;
  readonly mayContinue: boolean;
  readonly isLastStep: boolean;
  readonly progress: { readonly number: number; readonly total: number } | undefined;
  continue(): Promise<void>;
  back(): void;
  change(step: Step): void;
  close(): void;
}

/** An answer with the step that asked for it. */
export interface StepAnswer<Step extends string> extends Omit<Answer, "onChange"> {
  readonly step: Step;
}

/** What fields are told, by their ids, once the person tried to go on. */
export type FieldMessages = Readonly<Record<string, string | undefined>>;

interface StepFrameProps<Step extends string> {
  readonly steps: Steps<Step>;
  /** What the last button says: "Submit declaration". */
  readonly submitLabel: string;
  /** What stands in the way of going on, in the order of the fields; nothing exactly when nothing does. */
  readonly missing: readonly FieldError[];
  /** What was answered so far: kept in view on wide screens, and reviewed before the last button. */
  readonly answers: readonly StepAnswer<Step>[];
  /** The step's questions. */
  readonly children: (messages: FieldMessages) => ReactNode;
}

const Frame = <Step extends string>(props: StepFrameProps<Step>) => {
  const { steps, submitLabel, missing, answers, children } = props;
  const [tried, setTried] = useState<{ readonly at: string; readonly errors: readonly FieldError[] }>();
  const form = useRef<HTMLFormElement>(null);
  useStepHeading(form, steps.step);
  const errors = tried?.at === steps.step && !steps.mayContinue ? tried.errors : [];
  const isTold = (fieldId: string): boolean => errors.some((error) => error.fieldId === fieldId);
  const messages = missing.flatMap(({ fieldId, message }) => (isTold(fieldId) ? [[fieldId, message] as const] : []));
  const goOn = (): void => {
    setTried(steps.mayContinue ? undefined : { at: steps.step, errors: missing });
    if (steps.mayContinue) void steps.continue();
  };
  return (
    <div className={styles.frame}>
      <form
        ref={form}
        className={styles.form}
        noValidate
        onSubmit={(submit) => {
          submit.preventDefault();
          goOn();
        }}
      >
        <div className={styles.top}>
          <Button look="quiet" onClick={steps.back}>
            Back
          </Button>
          {steps.progress && (
            <p className={styles.progress}>
              Step {steps.progress.number} of {steps.progress.total}
            </p>
          )}
        </div>
        {errors.length > 0 && <ErrorSummary errors={errors} />}
        {steps.isLastStep && (
          <AnswerList
            heading="Check your answers"
            answers={answers.map(({ step, ...answer }) => ({ ...answer, onChange: () => steps.change(step) }))}
          />
        )}
        {children(Object.fromEntries(messages))}
        <div className={styles.actions}>
          <Button look="primary" type="submit">
            {steps.isLastStep ? submitLabel : "Continue"}
          </Button>
          <Button onClick={steps.close}>Close</Button>
        </div>
      </form>
      {!steps.isLastStep && answers.length > 0 && (
        <aside className={styles.soFar}>
          <AnswerList heading="Your answers so far" answers={answers.map(({ step: _, ...answer }) => answer)} />
        </aside>
      )}
    </div>
  );
};

/** One step of a flow: progress, Back above, Continue below; before the last button, all answers. CPD-04, CPD-07 */
export const StepFrame = observer(Frame) as typeof Frame;
