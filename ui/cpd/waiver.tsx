import { observer } from "mobx-react-lite";

import type { Waivers } from "../../application/cpd/waivers.ts";
import type { AnnualDeclarationsContent } from "../../domain/cpd/content.ts";
import { assertNever } from "../../domain/kernel/assert-never.ts";
import { AnswerList } from "../components/answer-list.tsx";
import { Button } from "../components/button.tsx";
import { FlowSending, FlowDone } from "../components/flow-outcome.tsx";
import { ResourceView } from "../components/resource-view.tsx";
import { RichText } from "../components/rich-text.tsx";
import { useRules } from "../components/rules.ts";
import type { Services } from "../components/services.ts";
import { StepPage } from "../components/step-page.tsx";
import { useTexts } from "../components/texts.ts";
import { WaiverForm } from "./waiver-form.tsx";
import { fewerUnits, outcomeWords, statusWords } from "./waiver-words.ts";

interface WaiverProps extends Pick<Services, "record" | "copies"> {
  readonly texts: AnnualDeclarationsContent;
  /** Reads the texts again. */
  readonly onReload: () => Promise<void>;
  readonly waivers: Waivers;
}

/** The waiver request at its current step. WAIV-02 */
export const Waiver = observer((props: WaiverProps) => {
  const { texts, waivers } = props;
  switch (waivers.step) {
    case "LANDING":
      return <WaiverForm {...props} />;
    case "SUBMITTING":
      return <FlowSending area={texts.heading} heading={texts.waiver.sending} />;
    case "COMPLETE":
      return <WaiverRequested {...props} />;
    case "CPD_STATUS_CONFIRM":
      return <CpdStatusConfirmed {...props} />;
    default:
      return assertNever(waivers.step);
  }
});

/** Outcome of an accepted request. WAIV-05 */
const WaiverRequested = observer(({ texts, waivers, copies }: WaiverProps) => {
  const rules = useRules();
  const { form, submission } = waivers;
  const { flow } = useTexts();
  if (submission.status !== "done") return null;
  const { done } = submission;
  const { heading, message, next } = texts.waiver.complete;
  const year = String(form.year ?? "");
  const units = fewerUnits(done, texts.waiver.complete, rules);
  return (
    <FlowDone
      area={texts.heading}
      heading={heading}
      message={units && <RichText text={message} values={{ year, units }} />}
      reference={done.reference}
      copies={copies}
      answers={outcomeWords(form, done, texts.waiver, texts.history.table.adjustmentStatuses, rules)}
      next={<RichText text={next} />}
      onward={
        <Button look="primary" onClick={waivers.continue}>
          {flow.continue}
        </Button>
      }
    />
  );
});

/** The updated status and units. WAIV-02 */
const CpdStatusConfirmed = observer(({ texts, waivers, record }: WaiverProps) => {
  const { flow } = useTexts();
  const rules = useRules();
  return (
    <StepPage area={texts.heading} heading={texts.waiver.standing.heading} step="status">
      <ResourceView resource={record.overview} subject="cpdStatus" showsFailure lines={10}>
        {(overview) => (
          <ResourceView resource={record.history} subject="cpdHistory" showsFailure lines={10}>
            {(years) => (
              <AnswerList
                heading={texts.waiver.standing.onRecord}
                answers={statusWords(overview, years, waivers.form.year, texts.waiver.standing, rules)}
              />
            )}
          </ResourceView>
        )}
      </ResourceView>
      <p>
        <Button look="primary" onClick={waivers.continue}>
          {flow.close}
        </Button>
      </p>
    </StepPage>
  );
});
