import { observer } from "mobx-react-lite";
import type { CpdRecord } from "../../application/cpd/cpd-record.ts";
import type { Waivers } from "../../application/cpd/waivers.ts";
import type { SubmissionCopies } from "../../application/documents/submission-copies.ts";
import type { AnnualDeclarationsContent } from "../../domain/cpd/content.ts";
import { exhausted } from "../../domain/kernel/exhausted.ts";
import { AnswerList } from "../parts/answer-list.tsx";
import { Button } from "../parts/button.tsx";
import { FlowSending, FlowDone } from "../parts/flow-outcome.tsx";
import { ResourceView } from "../parts/resource-view.tsx";
import { RichText } from "../parts/rich-text.tsx";
import { StepPage } from "../parts/step-page.tsx";
import { WaiverForm } from "./waiver-form.tsx";
import { outcomeWords, statusWords } from "./waiver-words.ts";

interface WaiverProps {
  readonly texts: AnnualDeclarationsContent;
  readonly waivers: Waivers;
  readonly record: CpdRecord;
  readonly copies: SubmissionCopies;
}

/** Asking for a waiver, at whatever step it stands. WAIV-02 */
export const Waiver = observer(({ texts, waivers, record, copies }: WaiverProps) => {
  switch (waivers.step) {
    case "LANDING":
      return <WaiverForm texts={texts} waivers={waivers} record={record} />;
    case "SUBMITTING":
      return <FlowSending area={texts.heading} heading="Sending your request" />;
    case "COMPLETE":
      return <WaiverRequested texts={texts} waivers={waivers} copies={copies} />;
    case "CPD_STATUS_CONFIRM":
      return <CpdStatusConfirmed texts={texts} waivers={waivers} record={record} />;
    default:
      return exhausted(waivers.step);
  }
});

interface WaiverOutcomeProps {
  readonly texts: AnnualDeclarationsContent;
  readonly waivers: Waivers;
}

interface WaiverRequestedProps extends WaiverOutcomeProps {
  readonly copies: SubmissionCopies;
}

/** The institute took the request: what was asked for, and what it comes to. WAIV-05 */
const WaiverRequested = observer(({ texts, waivers, copies }: WaiverRequestedProps) => {
  const { form, submission } = waivers;
  if (submission.status !== "done") return null;
  const { done } = submission;
  const { message, next } = texts.waiver.complete;
  const values = { year: String(form.year ?? ""), units: String(done.verifiableUnits) };
  return (
    <FlowDone
      area={texts.heading}
      heading="Waiver requested"
      message={<RichText text={message} values={values} />}
      reference={done.reference}
      copies={copies}
      answers={outcomeWords(form, done)}
      next={<RichText text={next} />}
      onward={
        <Button look="primary" onClick={waivers.continue}>
          Continue
        </Button>
      }
    />
  );
});

interface WaiverConfirmedProps extends WaiverOutcomeProps {
  readonly record: CpdRecord;
}

/** The status and units that are on record now. WAIV-02 */
const CpdStatusConfirmed = observer(({ texts, waivers, record }: WaiverConfirmedProps) => (
  <StepPage area={texts.heading} heading="Your CPD status" step="status">
    <ResourceView resource={record.overview} label="your CPD status" failed="We couldn’t load your CPD status">
      {(overview) => (
        <ResourceView resource={record.history} label="your CPD history">
          {(years) => <AnswerList heading="Now on record" answers={statusWords(overview, years, waivers.form.year)} />}
        </ResourceView>
      )}
    </ResourceView>
    <p>
      <Button look="primary" onClick={waivers.continue}>
        Close
      </Button>
    </p>
  </StepPage>
));
