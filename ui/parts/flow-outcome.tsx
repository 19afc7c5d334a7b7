import { observer } from "mobx-react-lite";
import type { ReactNode } from "react";
import { useRef } from "react";
import type { CallFailure } from "../../application/ports/call-failure.ts";
import type { Answer } from "./answer-list.tsx";
import { AnswerList } from "./answer-list.tsx";
import { Button } from "./button.tsx";
import styles from "./flow-outcome.module.css";
import loader from "./page-loader.module.css";
import { useStepHeading } from "./step-heading.ts";
import { useHasWaited } from "./waiting.ts";

const longAfter = 4_000;

interface OutcomeProps {
  readonly heading: string;
  readonly children: ReactNode;
}

/** What became of something that was confirmed: its heading has the focus, and stands in the title. */
export const Outcome = ({ heading, children }: OutcomeProps) => {
  const section = useRef<HTMLElement>(null);
  useStepHeading(section, heading);
  return (
    <section ref={section} className={styles.outcome}>
      <h2 tabIndex={-1}>{heading}</h2>
      {children}
    </section>
  );
};

/** What was confirmed is on its way. Whoever waits longer is told that it still is. CPD-04, MEMB-01, RETR-01, WAIV-02 */
export const FlowSending = ({ heading }: { readonly heading: string }) => {
  const isLong = useHasWaited(longAfter);
  return (
    <Outcome heading={heading}>
      <div className={loader.loader} role="status" data-loading>
        <div className={loader.spinner} />
        <p>
          {isLong
            ? "This is taking longer than usual. Keep this page open; your answers are kept."
            : "One moment."}
        </p>
      </div>
    </Outcome>
  );
};

interface FlowDoneProps extends OutcomeProps {
  /** What is on record now, to keep or to print. */
  readonly record: { readonly heading: string; readonly answers: readonly Answer[] };
  readonly onClose: () => void;
}

/** What was done and what happens next, to keep or to print. CPD-10, MEMB-09, RETR-01 */
export const FlowDone = ({ heading, children, record, onClose }: FlowDoneProps) => (
  <Outcome heading={heading}>
    {children}
    <AnswerList {...record} />
    <div className={styles.actions}>
      <Button look="primary" onClick={onClose}>
        Close
      </Button>
      <Button onClick={() => window.print()}>Print</Button>
    </div>
  </Outcome>
);

interface FlowFailedProps extends OutcomeProps {
  readonly flow: {
    readonly submission:
      | { readonly status: "failed"; readonly reason: CallFailure }
      | { readonly status: "idle" | "submitting" | "done" };
    submit(): Promise<void>;
    back(): void;
    close(): void;
  };
  readonly answers: readonly Answer[];
}

/** What happened, what is kept, and what to do. CPD-09, MEMB-09, RETR-01 */
export const FlowFailed = observer(({ heading, children, flow, answers }: FlowFailedProps) => {
  if (flow.submission.status !== "failed") return null;
  const { reason } = flow.submission;
  return (
    <Outcome heading={heading}>
      {reason.description !== undefined && <p className={styles.reason}>{reason.description}</p>}
      {children}
      <AnswerList heading="Your answers are kept" answers={answers} />
      <div className={styles.actions}>
        <Button look="primary" onClick={() => void flow.submit()}>
          Try again
        </Button>
        <Button onClick={flow.back}>Back</Button>
        <Button onClick={flow.close}>Close</Button>
      </div>
      <p>
        <small>Reference for support: {reason.correlationId}</small>
      </p>
    </Outcome>
  );
});
