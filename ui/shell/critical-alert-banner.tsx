import { observer } from "mobx-react-lite";
import type { PageFramework } from "../../application/content/pages.ts";
import type { CriticalAlert } from "../../application/shell/critical-alert.ts";
import { Button } from "../parts/button.tsx";
import { RichText } from "../parts/rich-text.tsx";
import styles from "./banner.module.css";

interface CriticalAlertBannerProps {
  readonly alert: CriticalAlert;
  readonly content: PageFramework["criticalAlert"];
}

/** What everyone has to know now, until they close it. SHELL-07 */
export const CriticalAlertBanner = observer(({ alert, content }: CriticalAlertBannerProps) => {
  if (!content || !alert.isShown(content.id)) return null;
  return (
    <section className={styles.alert} aria-labelledby="critical-alert">
      <div className={styles.inner}>
        <div className={styles.words}>
          <h2 id="critical-alert" className={styles.heading}>
            {content.heading}
          </h2>
          <RichText text={content.message} />
        </div>
        <Button onClick={() => alert.close(content.id)}>Close this message</Button>
      </div>
    </section>
  );
});
