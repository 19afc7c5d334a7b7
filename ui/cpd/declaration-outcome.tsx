import { observer } from "mobx-react-lite";
import type { AnnualDeclarationsContent } from "../../domain/cpd/content.ts";
import type { AnnualDeclarationFlow } from "../../application/cpd/annual-declaration.ts";
import type { SubmissionCopies } from "../../application/documents/submission-copies.ts";
import type { CpdOverview } from "../../domain/cpd/status.ts";
import { displayDate } from "../../domain/kernel/calendar-date.ts";
import { FlowDone, FlowFailed } from "../parts/flow-outcome.tsx";
import { RichText } from "../parts/rich-text.tsx";
import { cpdValues } from "./cpd-values.ts";
import { answersGiven } from "./declaration-words.ts";

interface OutcomeProps {
  readonly texts: AnnualDeclarationsContent;
  readonly flow: AnnualDeclarationFlow;
}

interface SubmittedProps extends OutcomeProps {
  readonly copies: SubmissionCopies;
}

interface FailedProps extends OutcomeProps {
  readonly overview: CpdOverview;
}

/** What is on record now, to keep or to print. CPD-10 */
export const DeclarationSubmitted = observer(({ texts, flow, copies }: SubmittedProps) => {
  if (flow.submission.status !== "done") return null;
  const { year, reference, status, ...done } = flow.submission.done;
  const submittedOn = displayDate(done.submittedOn);
  const { message, next } = texts.complete[status];
  return (
    <FlowDone
      area={texts.heading}
      heading="Declaration submitted"
      message={<RichText text={message} values={{ year: String(year), submittedOn }} />}
      reference={reference}
      copies={copies}
      answers={[
        { question: "Year", answer: String(year) },
        { question: "Submitted on", answer: submittedOn },
        ...answersGiven(flow.answers),
      ]}
      next={<RichText text={next} />}
      onClose={flow.close}
    />
  );
});

/** What happened, what is kept, and what to do. CPD-09 */
export const DeclarationFailed = observer(({ texts, flow, overview }: FailedProps) => (
  <FlowFailed
    area={texts.heading}
    heading="We couldn't submit your declaration"
    flow={flow}
    answers={answersGiven(flow.answers)}
  >
    <RichText text={texts.failed} values={cpdValues(overview)} />
  </FlowFailed>
));
