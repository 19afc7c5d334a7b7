import { observer } from "mobx-react-lite";
import type { ReactNode } from "react";
import { useId, useRef, useState } from "react";
import type { Problems } from "../../domain/kernel/field-rules.ts";
import type { Answer } from "./answer-list.tsx";
import { AnswerList } from "./answer-list.tsx";
import { Button } from "./button.tsx";
import type { FieldName } from "./error-summary.tsx";
import { ErrorSummary } from "./error-summary.tsx";
import { RequiredNote } from "./required-note.tsx";
import styles from "./step-frame.module.css";
import { useStepHeading } from "./step-heading.ts";

/** The controller of a flow, as far as its frame drives it. */
interface Steps<Step extends string, Field extends string> {
  readonly step: string;
  readonly mayContinue: boolean;
  readonly isLastStep: boolean;
  readonly progress: { readonly number: number; readonly total: number } | undefined;
  readonly problems: Problems<Field>;
  /** Why answers that are right in themselves do not lead on. */
  readonly ending: string | undefined;
  isBehind(step: Step): boolean;
  continue(): Promise<void>;
  back(): void;
  change(step: Step): void;
  close(): void;
}

/** An answer with the step that asked for it. */
export interface StepAnswer<Step extends string> extends Omit<Answer, "onChange"> {
  readonly step: Step;
}

interface StepFrameProps<Step extends string, Field extends string> {
  readonly steps: Steps<Step, Field>;
  /** What the last button says: "Submit declaration". */
  readonly submitLabel: string;
  /** What the fields are called; their ids are `id`, a hyphen and the field's name. */
  readonly fields: Readonly<Record<Field, FieldName>>;
  readonly id: string;
  /** What was answered so far: kept in view on wide screens, and reviewed before the last button. */
  readonly answers: readonly StepAnswer<Step>[];
  /** The step's questions, given what is said beside each field once the person tried to go on. */
  readonly children: (told: Problems<Field>) => ReactNode;
}

const Frame = <Step extends string, Field extends string>(props: StepFrameProps<Step, Field>) => {
  const { steps, submitLabel, fields, id, answers, children } = props;
  const [tried, setTried] = useState<{ readonly at: string }>();
  const form = useRef<HTMLFormElement>(null);
  const whyNot = useRef<HTMLDivElement>(null);
  const whyId = useId();
  useStepHeading(form, steps.step);
  const told: Problems<Field> = tried?.at === steps.step ? steps.problems : ({} as Problems<Field>);
  const errors = (Object.entries(told) as [Field, string][]).map(([field, message]) => ({
    ...fields[field],
    fieldId: `${id}-${field}`,
    message,
  }));
  const goOn = (): void => {
    if (steps.mayContinue) {
      setTried(undefined);
      void steps.continue();
      return;
    }
    setTried({ at: steps.step });
    if (Object.keys(steps.problems).length === 0) whyNot.current?.focus();
  };
  const soFar = answers.filter(({ step }) => steps.isBehind(step));
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
        {errors.length > 0 && <ErrorSummary errors={errors} attempt={tried} />}
        {steps.isLastStep && (
          <AnswerList
            heading="Check your answers"
            answers={answers.map(({ step, ...answer }) => ({ ...answer, onChange: () => steps.change(step) }))}
          />
        )}
        <RequiredNote />
        {children(told)}
        <div id={whyId} ref={whyNot} role="status" tabIndex={-1}>
          {steps.ending !== undefined && <p className={styles.ending}>{steps.ending}</p>}
          {steps.ending === undefined && !steps.mayContinue && errors.length === 0 && (
            <p className={styles.why}>There is something to answer first.</p>
          )}
        </div>
        <div className={styles.actions}>
          <Button look="primary" type="submit" isUnavailable={!steps.mayContinue} aria-describedby={whyId}>
            {steps.isLastStep ? submitLabel : "Continue"}
          </Button>
          <Button onClick={steps.close}>Close</Button>
        </div>
      </form>
      {!steps.isLastStep && soFar.length > 0 && (
        <aside className={styles.soFar}>
          <AnswerList heading="Your answers so far" answers={soFar.map(({ step: _, ...answer }) => answer)} />
        </aside>
      )}
    </div>
  );
};

/** One step of a flow: progress, Back above, Continue below; before the last button, all answers. CPD-04, CPD-07 */
export const StepFrame = observer(Frame) as typeof Frame;
