import { observer } from "mobx-react-lite";
import { useId, useState, type ReactNode } from "react";

import type { StepController } from "../../application/flow/step-controller.ts";
import type { Problem } from "../../domain/kernel/field-rules.ts";
import { AnswerList, type Answer } from "./answer-list.tsx";
import { Button } from "./button.tsx";
import { ErrorSummary } from "./error-summary.tsx";
import type { FieldName } from "./error-words.ts";
import { fieldsOf, type Fields } from "./fields-of.ts";
import { RequiredNote } from "./required-note.tsx";
import { StepPage } from "./step-page.tsx";
import { useTexts, useFormatMessage } from "./texts.ts";

import styles from "./step-frame.module.css";

/** The part of a flow's controller that its frame uses. */
type Steps<Step extends string, Answers extends object> = Pick<
  StepController<Step, Answers, unknown, unknown, unknown, keyof Answers & string>,
  | "step"
  | "mayContinue"
  | "isLastStep"
  | "progress"
  | "problems"
  | "answers"
  | "answer"
  | "isBehind"
  | "continue"
  | "back"
  | "change"
  | "close"
>;

/** An answer and the step of its question. */
export interface StepAnswer<Step extends string> extends Omit<Answer, "onChange"> {
  readonly step: Step;
}

interface StepFrameProps<Step extends string, Answers extends object> {
  readonly steps: Steps<Step, Answers>;
  /** Name of the page that contains the flow. */
  readonly area: string;
  readonly question: string;
  /** Label of the last step's button: "Submit declaration". */
  readonly submitLabel: string;
  readonly fields: Readonly<Record<keyof Answers & string, FieldName>>;
  /** Prefix of the field IDs. */
  readonly id: string;
  /** The answers so far; shown beside the step and reviewed at the last one. */
  readonly answers: readonly StepAnswer<Step>[];
  /** Help text; at the last step, a note about the answers. */
  readonly help?: ReactNode;
  /** Shown beside the answers at the last step. */
  readonly next?: ReactNode;
  /** Shown beside every step. */
  readonly record?: ReactNode;
  /** Renders the step's fields. Errors show beside them after an attempt to continue. */
  readonly children?: (field: Fields<Answers>) => ReactNode;
}

const Frame = <Step extends string, Answers extends object>(props: StepFrameProps<Step, Answers>) => {
  const { steps, area, question, submitLabel, fields, id, answers, help, next, record, children } = props;
  const [tried, setTried] = useState<{ readonly at: string }>();
  const whyId = useId();
  const { flow } = useTexts();
  const formatMessage = useFormatMessage();
  const shownProblems: Partial<Record<string, Problem>> = tried?.at === steps.step ? steps.problems : {};
  const problems = Object.entries(shownProblems).flatMap(([field, problem]) =>
    problem === undefined ? [] : [{ field, problem }],
  );
  const goOn = (): void => {
    setTried(steps.mayContinue ? undefined : { at: steps.step });
    if (steps.mayContinue) void steps.continue();
  };
  const soFar = answers.filter(({ step }) => steps.isBehind(step)).map(({ step: _, ...answer }) => answer);
  const beside = steps.isLastStep ? next : soFar.length > 0 && <AnswerList heading={flow.soFar} answers={soFar} />;
  return (
    <StepPage
      area={area}
      heading={steps.isLastStep ? flow.check : question}
      step={steps.step}
      progress={steps.progress}
      onBack={steps.back}
      onClose={steps.close}
      aside={
        (beside || record) && (
          <>
            {beside}
            {record}
          </>
        )
      }
    >
      {problems.length > 0 && <ErrorSummary id={id} fields={fields} problems={problems} attempt={tried} />}
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
          <AnswerList
            answers={answers.map(({ step, ...answer }) => ({ ...answer, onChange: () => steps.change(step) }))}
          />
        )}
        <RequiredNote />
        {children?.(
          fieldsOf({
            id,
            names: fields,
            values: () => steps.answers,
            change: steps.answer,
            problemOf: (name) => shownProblems[name],
            formatMessage,
          }),
        )}
        <div className={styles.actions}>
          <Button
            key={steps.step}
            look="primary"
            type="submit"
            isUnavailable={!steps.mayContinue}
            aria-describedby={whyId}
          >
            {steps.isLastStep ? submitLabel : flow.continue}
          </Button>
        </div>
        <p id={whyId} className={styles.why}>
          {!steps.mayContinue && problems.length === 0 && flow.unanswered}
        </p>
      </form>
    </StepPage>
  );
};

/**
 * A step of a flow: its question, Back and Close above, Continue below; at the last step a review of all answers.
 * CPD-04, CPD-07
 */
export const StepFrame = observer(Frame) as typeof Frame;
