import { observer } from "mobx-react-lite";
import { useId, useState, type ReactNode } from "react";
import type { Problem, Problems } from "../../domain/kernel/field-rules.ts";
import { AnswerList, type Answer } from "./answer-list.tsx";
import { Button } from "./button.tsx";
import { ErrorSummary, type FieldName } from "./error-summary.tsx";
import { RequiredNote } from "./required-note.tsx";
import styles from "./step-frame.module.css";
import { StepPage } from "./step-page.tsx";

/** The controller of a flow, as far as its frame drives it. */
interface Steps<Step extends string, Field extends string> {
  readonly step: string;
  readonly mayContinue: boolean;
  readonly isLastStep: boolean;
  readonly progress: { readonly number: number; readonly total: number } | undefined;
  readonly problems: Problems<Field>;
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

/** What a field of a step bears: the id that an error summary leads to, and what is said beside it. */
export type StepField<Field extends string> = (name: Field) => { readonly id: string; readonly error: Problem | undefined };

interface StepFrameProps<Step extends string, Field extends string> {
  readonly steps: Steps<Step, Field>;
  /** The page that the flow belongs to. */
  readonly area: string;
  /** What is asked at this step. */
  readonly question: string;
  /** What the last button says: "Submit declaration". */
  readonly submitLabel: string;
  /** What the fields are called. */
  readonly fields: Readonly<Record<Field, FieldName>>;
  /** What the ids of the fields begin with. */
  readonly id: string;
  /** What was answered so far: kept in view, and reviewed before the last button. */
  readonly answers: readonly StepAnswer<Step>[];
  /** What helps to answer; before the last button, what to know of the answers. */
  readonly help?: ReactNode;
  /** Beside the answers, before the last button. */
  readonly next?: ReactNode;
  /** The step's fields. What is wrong is said beside each once the person tried to go on. */
  readonly children?: (field: StepField<Field>) => ReactNode;
}

const Frame = <Step extends string, Field extends string>(props: StepFrameProps<Step, Field>) => {
  const { steps, area, question, submitLabel, fields, id, answers, help, next, children } = props;
  const [tried, setTried] = useState<{ readonly at: string }>();
  const whyId = useId();
  const told: Problems<Field> = tried?.at === steps.step ? steps.problems : ({} as Problems<Field>);
  const field: StepField<Field> = (name) => ({ id: `${id}-${name}`, error: told[name] });
  const errors = (Object.entries(told) as [Field, string][]).map(([name, message]) => ({
    ...fields[name],
    fieldId: field(name).id,
    message,
  }));
  const goOn = (): void => {
    setTried(steps.mayContinue ? undefined : { at: steps.step });
    if (steps.mayContinue) void steps.continue();
  };
  const soFar = answers.filter(({ step }) => steps.isBehind(step)).map(({ step: _, ...answer }) => answer);
  const beside = steps.isLastStep ? next : soFar.length > 0 && <AnswerList heading="Your answers so far" answers={soFar} />;
  return (
    <StepPage
      area={area}
      heading={steps.isLastStep ? "Check your answers" : question}
      step={steps.step}
      progress={steps.progress}
      onBack={steps.back}
      onClose={steps.close}
      aside={beside || undefined}
    >
      {errors.length > 0 && <ErrorSummary errors={errors} attempt={tried} />}
      {help && <div className={styles.help}>{help}</div>}
      <form
        className={styles.form}
        noValidate
        onSubmit={(submit) => {
          submit.preventDefault();
          goOn();
        }}
      >
        {steps.isLastStep && (
          <AnswerList answers={answers.map(({ step, ...answer }) => ({ ...answer, onChange: () => steps.change(step) }))} />
        )}
        <RequiredNote />
        {children?.(field)}
        <div className={styles.actions}>
          <Button look="primary" type="submit" isUnavailable={!steps.mayContinue} aria-describedby={whyId}>
            {steps.isLastStep ? submitLabel : "Continue"}
          </Button>
        </div>
        <p id={whyId} className={styles.why} role="status">
          {!steps.mayContinue && errors.length === 0 && "There is something to answer first."}
        </p>
      </form>
    </StepPage>
  );
};

/** One step of a flow: its question, Back and Close above, Continue below; before the last button, all answers. CPD-04, CPD-07 */
export const StepFrame = observer(Frame) as typeof Frame;
