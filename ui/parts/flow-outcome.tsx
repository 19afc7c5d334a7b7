import { observer } from "mobx-react-lite";
import type { ReactNode } from "react";
import type { StepController } from "../../application/flow/step-controller.ts";
import type { SubmissionCopies } from "../../application/documents/file-downloads.ts";
import type { CallFailure } from "../../application/ports/result.ts";
import { supportReference } from "../../domain/shell/failure.ts";
import { AnswerList, type Answer } from "./answer-list.tsx";
import { Button } from "./button.tsx";
import { ButtonLink } from "./button-link.tsx";
import { Certificate } from "./certificate.tsx";
import styles from "./flow-outcome.module.css";
import loader from "./page-loader.module.css";
import { StepPage } from "./step-page.tsx";
import { SubmissionCopy } from "./submission-copy.tsx";
import { useHasWaited } from "./waiting.ts";

const longAfter = 4_000;

/** The controller of a flow, as far as what becomes of it is shown. */
type Flow<Done, Part extends "submission" | "isRefused" | "submit" | "back" | "close"> = Pick<StepController<string, object, unknown, unknown, Done>, Part>;

interface OutcomeProps {
  /** The page that the flow belongs to. */
  readonly area: string;
  readonly heading: string;
}

/** What was confirmed is on its way. Whoever waits longer is told that it still is. CPD-04, MEMB-01, RETR-01, WAIV-02 */
export const FlowSending = ({ area, heading }: OutcomeProps) => {
  const isLong = useHasWaited(longAfter);
  return (
    <StepPage area={area} heading={heading} step={heading}>
      <div className={loader.loader} role="status" data-loading>
        <div className="boot-spinner" />
        <p>
          {isLong
            ? "This is taking longer than usual. Keep this page open; your answers are kept."
            : "One moment."}
        </p>
      </div>
    </StepPage>
  );
};

interface FlowEndProps extends OutcomeProps {
  readonly flow: Flow<unknown, "back" | "close">;
  readonly children: ReactNode;
}

/** Where an honest answer ends the way: why, and what to do instead. RETR-04 */
export const FlowEnd = ({ area, heading, flow, children }: FlowEndProps) => (
  <StepPage area={area} heading={heading} step={heading} onBack={flow.back} onClose={flow.close}>
    <div className={styles.text}>{children}</div>
    <div className={styles.actions}>
      <Button onClick={flow.back}>Change your answer</Button>
    </div>
  </StepPage>
);

interface FlowDoneProps extends OutcomeProps {
  /** What was done, in a sentence. */
  readonly message: ReactNode;
  readonly reference: string | undefined;
  /** Where a copy may be had, of what has a reference. */
  readonly copies: SubmissionCopies;
  /** What is on record now, to keep or to print. */
  readonly answers: readonly Answer[];
  readonly next: ReactNode;
  readonly onClose?: () => void;
  /** Whether the seal stands on it; not unless it has been earned. */
  readonly isSealed?: boolean;
  /** Where it goes on from here; absent, back to the dashboard. */
  readonly onward?: ReactNode;
}

/** What was done and what happens next, to keep or to print. CPD-10, MEMB-09, RETR-01, WAIV-05 */
export const FlowDone = ({ area, heading, message, reference, copies, answers, next, onClose, isSealed = false, onward }: FlowDoneProps) => (
  <StepPage
    area={area}
    heading={heading}
    step={heading}
    onClose={onClose}
    isHeadingWithin
    aside={
      <>
        <h2>What happens next</h2>
        <div className={styles.text}>{next}</div>
      </>
    }
  >
    <Certificate heading={heading} message={message} reference={reference} facts={answers} isSealed={isSealed} />
    <div className={styles.actions}>
      {onward ?? (
        <ButtonLink href="/" look="primary">
          Back to dashboard
        </ButtonLink>
      )}
      {reference !== undefined && <SubmissionCopy reference={reference} copies={copies} />}
      <Button onClick={() => window.print()}>Print</Button>
    </div>
  </StepPage>
);

interface FlowOutcomeProps<Done extends { readonly reference: string }> {
  readonly area: string;
  readonly flow: Flow<Done, "submission" | "isRefused" | "submit" | "back" | "close">;
  readonly copies: SubmissionCopies;
  /** What its screens are headed with: while it is sent, once it was taken, and where it was not. */
  readonly headings: { readonly sending: string; readonly done: string; readonly failed: string };
  readonly answers: readonly Answer[];
  /** What is said once it was taken, and what stands on record besides the answers. */
  readonly done: (done: Done) => Pick<FlowDoneProps, "message" | "next" | "isSealed"> & { readonly onRecord: readonly Answer[] };
  /** What is said where it is not known whether it was taken, and where it is known that it was not. */
  readonly failed: ReactNode;
  readonly refused: ReactNode;
}

const Outcome = <Done extends { readonly reference: string }>(props: FlowOutcomeProps<Done>) => {
  const { area, flow, copies, headings, answers, done, failed, refused } = props;
  const { submission } = flow;
  switch (submission.status) {
    case "idle":
      return null;
    case "submitting":
      return <FlowSending area={area} heading={headings.sending} />;
    case "done": {
      const { onRecord, ...said } = done(submission.done);
      return (
        <FlowDone
          area={area}
          heading={headings.done}
          {...said}
          reference={submission.done.reference}
          copies={copies}
          answers={[...onRecord, ...answers]}
          onClose={flow.close}
        />
      );
    }
    case "failed":
      return (
        <FlowFailed area={area} heading={headings.failed} flow={flow} reason={submission.reason} answers={answers}>
          {flow.isRefused ? refused : failed}
        </FlowFailed>
      );
  }
};

/** What becomes of a flow that was confirmed: it is on its way, was taken, or was not. CPD-04, CPD-09, CPD-10, MEMB-09, RETR-01 */
export const FlowOutcome = observer(Outcome) as typeof Outcome;

interface FlowFailedProps extends OutcomeProps {
  readonly flow: Flow<unknown, "submit" | "back" | "close">;
  readonly reason: CallFailure;
  readonly answers: readonly Answer[];
  readonly children: ReactNode;
}

/** What happened, what is kept, and what to do. CPD-09, MEMB-09, RETR-01 */
const FlowFailed = ({ area, heading, children, flow, reason, answers }: FlowFailedProps) => (
  <StepPage
    area={area}
    heading={heading}
    step={heading}
    onBack={flow.back}
    onClose={flow.close}
    aside={<AnswerList heading="Your answers are kept" answers={answers} />}
  >
    {reason.description !== undefined && <p className={styles.reason}>{reason.description}</p>}
    <div className={styles.text}>{children}</div>
    <div className={styles.actions}>
      <Button look="primary" onClick={() => void flow.submit()}>
        Try again
      </Button>
    </div>
    <p>
      <small>Reference for support: {supportReference(reason.correlationId)}</small>
    </p>
  </StepPage>
);
