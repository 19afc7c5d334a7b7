import { observer } from "mobx-react-lite";
import type { AnnualDeclarationsContent } from "../../application/content/pages.ts";
import type { CpdRecord } from "../../application/cpd/cpd-record.ts";
import type { Waivers } from "../../application/cpd/waivers.ts";
import { AnswerList } from "../parts/answer-list.tsx";
import { Button } from "../parts/button.tsx";
import { Outcome } from "../parts/flow-outcome.tsx";
import { ResourceView } from "../parts/resource-view.tsx";
import { RichText } from "../parts/rich-text.tsx";
import styles from "./waiver-form.module.css";
import { outcomeWords, statusWords } from "./waiver-words.ts";

interface WaiverRequestedProps {
  readonly texts: AnnualDeclarationsContent["waiver"];
  readonly waivers: Waivers;
}

/** The institute took the request: what was asked for, and what it comes to. WAIV-05 */
export const WaiverRequested = observer(({ texts, waivers }: WaiverRequestedProps) => {
  const { form, submission } = waivers;
  if (submission.status !== "done") return null;
  const { done } = submission;
  const values = { year: String(form.year ?? ""), units: String(done.verifiableUnits) };
  return (
    <Outcome heading="Waiver requested">
      <RichText text={texts.complete} values={values} />
      <AnswerList heading="Your request" answers={outcomeWords(form, done)} />
      <div className={styles.actions}>
        <Button look="primary" onClick={waivers.continue}>
          Continue
        </Button>
        <Button onClick={() => window.print()}>Print</Button>
      </div>
    </Outcome>
  );
});

interface WaiverConfirmedProps {
  readonly waivers: Waivers;
  readonly record: CpdRecord;
}

/** The status and units that are on record now. WAIV-02 */
export const CpdStatusConfirmed = observer(({ waivers, record }: WaiverConfirmedProps) => (
  <Outcome heading="Your CPD status">
    <ResourceView resource={record.overview} label="your CPD status" failed="We couldn't load your CPD status">
      {(overview) => (
        <ResourceView resource={record.history} label="your CPD history" failed="We couldn't load your CPD history">
          {(years) => <AnswerList heading="Now on record" answers={statusWords(overview, years, waivers.form.year)} />}
        </ResourceView>
      )}
    </ResourceView>
    <div className={styles.actions}>
      <Button look="primary" onClick={waivers.continue}>
        Close
      </Button>
    </div>
  </Outcome>
));
