import { observer } from "mobx-react-lite";
import type { PageTracking } from "../../application/shell/page-tracking.ts";
import { Button } from "../parts/button.tsx";
import styles from "./banner.module.css";

/** Asks whether visits may be counted, where the deployment asks. Nothing is sent before the answer. ANLY-01 */
export const TrackingQuestion = observer(({ tracking }: { readonly tracking: PageTracking }) =>
  tracking.isAsking ? (
    <section className={styles.question} aria-labelledby="tracking-question">
      <div className={styles.inner}>
        <div className={styles.words}>
          <h2 id="tracking-question" className={styles.heading}>
            May we count your visits?
          </h2>
          <p>It helps us see which pages work. We never record your name or your number.</p>
        </div>
        <Button onClick={tracking.agree}>Yes, count them</Button>
        <Button onClick={tracking.refuse}>No</Button>
      </div>
    </section>
  ) : null,
);
