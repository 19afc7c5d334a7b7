import { observer } from "mobx-react-lite";
import type { AnnualDeclarationsContent } from "../../application/content/pages.ts";
import type { CpdRecord } from "../../application/cpd/cpd-record.ts";
import type { Waivers } from "../../application/cpd/waivers.ts";
import { AnswerList } from "../parts/answer-list.tsx";
import { Button } from "../parts/button.tsx";
import { useFocusedHeading } from "../parts/focused-heading.ts";
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
  const heading = useFocusedHeading();
  const { form, requesting } = waivers;
  if (requesting.submission.status !== "done") return null;
  const { done } = requesting.submission;
  const values = { year: String(form.year ?? ""), units: String(done.verifiableUnits) };
  return (
    <section className={styles.form}>
      <h2 ref={heading} tabIndex={-1}>
        Waiver requested
      </h2>
      <RichText text={texts.complete} values={values} />
      <AnswerList heading="Your request" answers={outcomeWords(form, done)} />
      <div className={styles.actions}>
        <Button look="primary" onClick={waivers.continue}>
          Continue
        </Button>
        <Button onClick={() => window.print()}>Print</Button>
      </div>
    </section>
  );
});

interface WaiverConfirmedProps {
  readonly waivers: Waivers;
  readonly record: CpdRecord;
}

/** The status and units that are on record now. WAIV-02 */
export const CpdStatusConfirmed = observer(({ waivers, record }: WaiverConfirmedProps) => {
  const heading = useFocusedHeading();
  return (
    <section className={styles.form}>
      <h2 ref={heading} tabIndex={-1}>
        Your CPD status
      </h2>
      <ResourceView resource={record.overview} label="your CPD status" failed="We couldn't load your CPD status">
        {(overview) => (
          <ResourceView
            resource={record.history}
            label="your CPD history"
            failed="We couldn't load your CPD history"
          >
            {(years) => (
              <AnswerList heading="Now on record" answers={statusWords(overview, years, waivers.form.year)} />
            )}
          </ResourceView>
        )}
      </ResourceView>
      <div className={styles.actions}>
        <Button look="primary" onClick={waivers.continue}>
          Close
        </Button>
      </div>
    </section>
  );
});
