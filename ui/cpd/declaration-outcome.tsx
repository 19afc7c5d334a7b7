import { observer } from "mobx-react-lite";
import type { AnnualDeclarationsContent } from "../../application/content/pages.ts";
import type { AnnualDeclarationFlow } from "../../application/cpd/annual-declaration.ts";
import { displayDate } from "../../domain/kernel/calendar-date.ts";
import { AnswerList } from "../parts/answer-list.tsx";
import { Button } from "../parts/button.tsx";
import { useFocusedHeading } from "../parts/focused-heading.ts";
import { RichText } from "../parts/rich-text.tsx";
import styles from "./declaration-outcome.module.css";
import { answersSoFar } from "./declaration-words.ts";

interface OutcomeProps {
  readonly texts: AnnualDeclarationsContent;
  readonly flow: AnnualDeclarationFlow;
}

/** What is on record now, to keep or to print. CPD-10 */
export const DeclarationSubmitted = observer(({ texts, flow }: OutcomeProps) => {
  const heading = useFocusedHeading();
  if (flow.submission.status !== "done") return null;
  const { done } = flow.submission;
  const values = {
    year: String(done.year),
    reference: done.reference,
    submittedOn: displayDate(done.submittedOn),
  };
  return (
    <section className={styles.outcome}>
      <h2 ref={heading} tabIndex={-1}>
        Declaration submitted
      </h2>
      <RichText text={texts.complete[done.status]} values={values} />
      <AnswerList
        heading={`Your declaration for ${done.year}`}
        answers={[
          { question: "Reference", answer: done.reference },
          { question: "Submitted on", answer: displayDate(done.submittedOn) },
          ...answersSoFar(flow.answers),
        ]}
      />
      <div className={styles.actions}>
        <Button look="primary" onClick={flow.close}>
          Close
        </Button>
        <Button onClick={() => window.print()}>Print</Button>
      </div>
    </section>
  );
});

/** What happened, what is kept, and what to do. CPD-09 */
export const DeclarationFailed = observer(({ texts, flow }: OutcomeProps) => {
  const heading = useFocusedHeading();
  if (flow.submission.status !== "failed") return null;
  const { reason } = flow.submission;
  return (
    <section className={styles.outcome}>
      <h2 ref={heading} tabIndex={-1}>
        We couldn&apos;t submit your declaration
      </h2>
      {reason.description !== undefined && <p className={styles.reason}>{reason.description}</p>}
      <RichText text={texts.failed} />
      <AnswerList heading="Your answers are kept" answers={answersSoFar(flow.answers)} />
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
    </section>
  );
});
