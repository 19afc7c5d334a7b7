import { observer } from "mobx-react-lite";
import type { ReactNode } from "react";

import type { SubmissionCopies } from "../../application/documents/file-downloads.ts";
import type { StepController } from "../../application/flow/step-controller.ts";
import type { CallFailure } from "../../application/ports/result.ts";
import { fill } from "../../domain/kernel/rich-text.ts";
import { supportReference } from "../../domain/shell/failure.ts";
import { AnswerList, type Answer } from "./answer-list.tsx";
import { ButtonLink } from "./button-link.tsx";
import { Button } from "./button.tsx";
import { Certificate } from "./certificate.tsx";
import { StepPage } from "./step-page.tsx";
import { SubmissionCopy } from "./submission-copy.tsx";
import { useTexts } from "./texts.ts";
import { useHasWaited } from "./waiting.ts";

import styles from "./flow-outcome.module.css";
import loader from "./page-loader.module.css";
import warned from "./warning.module.css";

const longAfter = 4_000;

/** The part of a flow's controller that its outcome depends on. */
type Flow<Done, Part extends "submission" | "isRefused" | "submit" | "back" | "close"> = Pick<
  StepController<string, object, unknown, unknown, Done>,
  Part
>;

interface OutcomeProps {
  /** Name of the page that contains the flow. */
  readonly area: string;
  readonly heading: string;
}

/** Shown while submitting; adds a message when it takes long. CPD-04, MEMB-01, RETR-01, WAIV-02 */
export const FlowSending = ({ area, heading }: OutcomeProps) => {
  const isLong = useHasWaited(longAfter);
  const { flow } = useTexts();
  return (
    <StepPage area={area} heading={heading} step={heading}>
      <div className={loader.loader} role="status" data-loading>
        <div className="boot-spinner" />
        <p>{isLong ? flow.sendingLong : flow.sending}</p>
      </div>
    </StepPage>
  );
};

interface FlowEndProps extends OutcomeProps {
  readonly flow: Flow<unknown, "back" | "close">;
  readonly children: ReactNode;
}

/** Ending of a flow: explains why, and what to do instead. RETR-04 */
export const FlowEnd = ({ area, heading, flow, children }: FlowEndProps) => {
  const texts = useTexts().flow;
  return (
    <StepPage area={area} heading={heading} step={heading} onBack={flow.back} onClose={flow.close}>
      <div className={styles.text}>{children}</div>
      <div className={styles.actions}>
        <Button onClick={flow.back}>{texts.changeAnswer}</Button>
      </div>
    </StepPage>
  );
};

interface FlowDoneProps extends OutcomeProps {
  /** Success message; undefined where the receipt lacks its values. */
  readonly message: ReactNode | undefined;
  readonly reference: string | undefined;
  /** Downloads a copy, if there is a reference. */
  readonly copies: SubmissionCopies;
  /** The record to save or print. */
  readonly answers: readonly Answer[];
  /** What happens next, if the receipt tells it. */
  readonly next: ReactNode | undefined;
  readonly onClose?: () => void;
  /** Whether to show the seal. */
  readonly isSealed?: boolean;
  /** Replaces the default link to the dashboard. */
  readonly onward?: ReactNode;
}

/** Success screen: the record to save or print, and what happens next. CPD-10, MEMB-09, RETR-01, WAIV-05 */
export const FlowDone = ({
  area,
  heading,
  message,
  reference,
  copies,
  answers,
  next,
  onClose,
  isSealed = false,
  onward,
}: FlowDoneProps) => {
  const { flow } = useTexts();
  return (
    <StepPage
      area={area}
      heading={heading}
      step={heading}
      onClose={onClose}
      isHeadingWithin
      aside={
        next === undefined ? undefined : (
          <>
            <h2>{flow.next}</h2>
            <div className={styles.text}>{next}</div>
          </>
        )
      }
    >
      <Certificate
        heading={heading}
        message={
          <>
            {message ?? <p>{flow.received}</p>}
            {reference === undefined && <p>{flow.noReference}</p>}
          </>
        }
        reference={reference}
        facts={answers}
        isSealed={isSealed}
      />
      <div className={styles.actions}>
        {onward ?? (
          <ButtonLink href="/" look="primary">
            {flow.dashboard}
          </ButtonLink>
        )}
        {reference !== undefined && <SubmissionCopy reference={reference} copies={copies} />}
        <Button onClick={() => window.print()}>{flow.print}</Button>
      </div>
    </StepPage>
  );
};

/** The fields that every receipt may have. */
interface Receipt {
  readonly reference?: string | undefined;
}

interface FlowOutcomeProps<Done extends Receipt> {
  readonly area: string;
  readonly flow: Flow<Done, "submission" | "isRefused" | "submit" | "back" | "close">;
  readonly copies: SubmissionCopies;
  readonly headings: { readonly sending: string; readonly done: string; readonly failed: string };
  readonly answers: readonly Answer[];
  /** Success texts, and facts on record besides the answers. */
  readonly done: (
    done: Done,
  ) => Pick<FlowDoneProps, "message" | "next" | "isSealed"> & { readonly onRecord: readonly Answer[] };
  /** `failed`: the outcome is unknown. `refused`: nothing was recorded. */
  readonly failed: ReactNode;
  readonly refused: ReactNode;
}

const Outcome = <Done extends Receipt>(props: FlowOutcomeProps<Done>) => {
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

/** Outcome of a confirmed flow: submitting, succeeded, or failed. CPD-04, CPD-09, CPD-10, MEMB-09, RETR-01 */
export const FlowOutcome = observer(Outcome) as typeof Outcome;

interface FlowFailedProps extends OutcomeProps {
  readonly flow: Flow<unknown, "submit" | "back" | "close">;
  readonly reason: CallFailure;
  readonly answers: readonly Answer[];
  readonly children: ReactNode;
}

/** Failure screen: what happened, what is kept, and what to do. CPD-09, MEMB-09, RETR-01 */
const FlowFailed = ({ area, heading, children, flow, reason, answers }: FlowFailedProps) => {
  const { flow: texts, support } = useTexts();
  return (
    <StepPage
      area={area}
      heading={heading}
      step={heading}
      onBack={flow.back}
      onClose={flow.close}
      aside={<AnswerList heading={texts.kept} answers={answers} />}
    >
      {reason.description !== undefined && <p className={warned.refusal}>{reason.description}</p>}
      <div className={styles.text}>{children}</div>
      <div className={styles.actions}>
        <Button look="primary" onClick={() => void flow.submit()}>
          {texts.again}
        </Button>
      </div>
      <p>
        <small>{fill(support, { reference: supportReference(reason.correlationId) })}</small>
      </p>
    </StepPage>
  );
};
