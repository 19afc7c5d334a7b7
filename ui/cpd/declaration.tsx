import { observer } from "mobx-react-lite";
import type { AnnualDeclarationFlow } from "../../application/cpd/annual-declaration.ts";
import type { SubmissionCopies } from "../../application/documents/submission-copies.ts";
import type { AnnualDeclarationsContent } from "../../domain/cpd/content.ts";
import type { CpdOverview } from "../../domain/cpd/status.ts";
import { displayDate } from "../../domain/kernel/calendar-date.ts";
import { exhausted } from "../../domain/kernel/exhausted.ts";
import { FlowSending, FlowDone, FlowFailed } from "../parts/flow-outcome.tsx";
import { RichText } from "../parts/rich-text.tsx";
import { StepLanding } from "../parts/step-landing.tsx";
import { cpdValues } from "./cpd-values.ts";
import { DeclarationQuestion } from "./declaration-question.tsx";
import { answersGiven } from "./declaration-words.ts";

interface DeclarationProps {
  readonly texts: AnnualDeclarationsContent;
  readonly flow: AnnualDeclarationFlow;
  /** What is to be declared. */
  readonly overview: CpdOverview;
  readonly isRetired: boolean;
  readonly copies: SubmissionCopies;
}

/** The declaration flow, at whatever step it stands. CPD-04 */
export const Declaration = observer(({ texts, flow, overview, isRetired, copies }: DeclarationProps) => {
  switch (flow.step) {
    case "LANDING":
      return <Landing texts={texts.landing} flow={flow} overview={overview} isRetired={isRetired} />;
    case "SUBMITTING":
      return <FlowSending area={texts.heading} heading="Sending your declaration" />;
    case "COMPLETE":
      return <DeclarationSubmitted texts={texts} flow={flow} copies={copies} />;
    case "ERROR":
      return <DeclarationFailed texts={texts} flow={flow} overview={overview} />;
    case "REQUIREMENTS_MET":
    case "ROUTE":
    case "ENGAGEMENT_PARTNER":
    case "ACCURACY_CONFIRMATION":
      return <DeclarationQuestion texts={texts} flow={flow} step={flow.step} overview={overview} />;
    default:
      return exhausted(flow.step);
  }
});

interface LandingProps extends Omit<DeclarationProps, "texts" | "copies"> {
  readonly texts: AnnualDeclarationsContent["landing"];
}

const Landing = observer(({ texts, flow, overview, isRetired }: LandingProps) => {
  const message = isRetired ? texts.retired : flow.mayContinue ? texts.due : texts.nothingDue;
  return (
    <StepLanding heading={texts.heading} flow={flow} hasStart={flow.mayContinue}>
      <RichText text={message} values={cpdValues(overview)} />
    </StepLanding>
  );
});

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
const DeclarationSubmitted = observer(({ texts, flow, copies }: SubmittedProps) => {
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
const DeclarationFailed = observer(({ texts, flow, overview }: FailedProps) => (
  <FlowFailed
    area={texts.heading}
    heading="We couldn't submit your declaration"
    flow={flow}
    answers={answersGiven(flow.answers)}
  >
    <RichText text={texts.failed} values={cpdValues(overview)} />
  </FlowFailed>
));
