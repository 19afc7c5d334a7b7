import { observer } from "mobx-react-lite";
import type { ReactNode } from "react";
import { useEffect, useRef, useState } from "react";
import { Button } from "./button.tsx";
import type { FieldError } from "./error-summary.tsx";
import { ErrorSummary } from "./error-summary.tsx";
import styles from "./step-frame.module.css";

/** The controller of a flow, as far as its frame drives it. */
interface Steps {
  readonly step: string;
  readonly mayContinue: boolean;
  readonly isLastStep: boolean;
  readonly progress: { readonly number: number; readonly total: number } | undefined;
  continue(): Promise<void>;
  back(): void;
  close(): void;
}

interface StepFrameProps {
  readonly steps: Steps;
  /** What the last button says: "Submit declaration". */
  readonly submitLabel: string;
  /** What is missing when the person goes on too early, and which field it leads to. */
  readonly missing: FieldError;
  /** What was answered so far, kept in view on wide screens. */
  readonly soFar?: ReactNode;
  /** The step's question; its message shows once the person tried to go on. */
  readonly children: (message: string | undefined) => ReactNode;
}

/** One question of a flow: progress, Back above, Continue below. A new step takes focus to its question. CPD-04, CPD-07 */
export const StepFrame = observer(({ steps, submitLabel, missing, soFar, children }: StepFrameProps) => {
  const [triedAt, setTriedAt] = useState<string | undefined>(undefined);
  const [errors, setErrors] = useState<readonly FieldError[]>([]);
  const form = useRef<HTMLFormElement>(null);
  const isWrong = triedAt === steps.step && !steps.mayContinue;
  useEffect(() => {
    form.current?.querySelector("h2")?.focus();
    window.scrollTo(0, 0);
  }, [steps.step]);
  const goOn = (): void => {
    if (!steps.mayContinue) {
      setTriedAt(steps.step);
      setErrors([missing]);
      return;
    }
    setTriedAt(undefined);
    void steps.continue();
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
        {isWrong && <ErrorSummary errors={errors} />}
        {children(isWrong ? missing.message : undefined)}
        <div className={styles.actions}>
          <Button look="primary" type="submit">
            {steps.isLastStep ? submitLabel : "Continue"}
          </Button>
          <Button onClick={steps.close}>Close</Button>
        </div>
      </form>
      {soFar !== undefined && <aside className={styles.soFar}>{soFar}</aside>}
    </div>
  );
});
