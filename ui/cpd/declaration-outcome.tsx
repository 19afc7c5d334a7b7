import { observer } from "mobx-react-lite";
import type { AnnualDeclarationsContent } from "../../application/content/pages.ts";
import type { AnnualDeclarationFlow } from "../../application/cpd/annual-declaration.ts";
import type { CpdOverview } from "../../domain/cpd/status.ts";
import { displayDate } from "../../domain/kernel/calendar-date.ts";
import { FlowDone, FlowFailed } from "../parts/flow-outcome.tsx";
import { RichText } from "../parts/rich-text.tsx";
import { cpdValues } from "./cpd-values.ts";
import { answersGiven } from "./declaration-words.ts";

interface SubmittedProps {
  readonly texts: AnnualDeclarationsContent;
  readonly flow: AnnualDeclarationFlow;
}

interface FailedProps extends SubmittedProps {
  readonly overview: CpdOverview;
}

/** What is on record now, to keep or to print. CPD-10 */
export const DeclarationSubmitted = observer(({ texts, flow }: SubmittedProps) => {
  if (flow.submission.status !== "done") return null;
  const { done } = flow.submission;
  const submittedOn = displayDate(done.submittedOn);
  const record = {
    heading: `Your declaration for ${done.year}`,
    answers: [
      { question: "Reference", answer: done.reference },
      { question: "Submitted on", answer: submittedOn },
      ...answersGiven(flow.answers),
    ],
  };
  return (
    <FlowDone heading="Declaration submitted" record={record} onClose={flow.close}>
      <RichText
        text={texts.complete[done.status]}
        values={{ year: String(done.year), reference: done.reference, submittedOn }}
      />
    </FlowDone>
  );
});

/** What happened, what is kept, and what to do. CPD-09 */
export const DeclarationFailed = observer(({ texts, flow, overview }: FailedProps) => (
  <FlowFailed heading="We couldn't submit your declaration" flow={flow} answers={answersGiven(flow.answers)}>
    <RichText text={texts.failed} values={cpdValues(overview)} />
  </FlowFailed>
));
