import { observer } from "mobx-react-lite";
import { useEffect } from "react";

import type { ContentPages } from "../../application/content/content-pages.ts";
import type { CriticalAlert } from "../../application/shell/critical-alert.ts";
import type { PageTracking } from "../../application/shell/page-tracking.ts";
import { Button } from "../components/button.tsx";
import { RichText } from "../components/rich-text.tsx";
import { useTexts } from "../components/texts.ts";

import styles from "./banner.module.css";

export interface CriticalAlertBannerProps {
  readonly alert: CriticalAlert;
  readonly content: ContentPages;
}

/** A dismissible alert for everyone; its code loads only when there is an alert. SHELL-07 */
export const CriticalAlertBanner = observer(({ alert, content }: CriticalAlertBannerProps) => {
  const texts = content.page("page-framework").value?.criticalAlert;
  useEffect(() => {
    window.addEventListener("pagehide", alert.remember);
    return () => window.removeEventListener("pagehide", alert.remember);
  }, [alert]);
  const { notices } = useTexts();
  if (!texts || !alert.isShown(texts.id)) return null;
  return (
    <section id="critical-alert" className={styles.alert} aria-labelledby="critical-alert-heading">
      <div className={styles.inner}>
        <div className={styles.words}>
          <h2 id="critical-alert-heading" className={styles.heading}>
            {texts.heading}
          </h2>
          <RichText text={texts.message} />
        </div>
        <Button onClick={() => alert.close(texts.id)}>{notices.closeAlert}</Button>
      </div>
    </section>
  );
});

/** Asks for consent to tracking, if the deployment requires it. Nothing is sent before the answer. ANLY-01 */
export const TrackingQuestion = observer(({ tracking }: { readonly tracking: PageTracking }) => {
  const texts = useTexts().notices.tracking;
  return tracking.isAsking ? (
    <section className={styles.question} aria-labelledby="tracking-question">
      <div className={styles.inner}>
        <div className={styles.words}>
          <h2 id="tracking-question" className={styles.heading}>
            {texts.heading}
          </h2>
          <p>{texts.message}</p>
        </div>
        <Button onClick={tracking.agree}>{texts.agree}</Button>
        <Button onClick={tracking.refuse}>{texts.refuse}</Button>
      </div>
    </section>
  ) : null;
});
