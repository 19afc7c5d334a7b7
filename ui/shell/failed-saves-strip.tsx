import { observer } from "mobx-react-lite";
import type { FailedSaves } from "../../application/shell/failed-saves.ts";
import { PortalLink } from "../parts/portal-link.tsx";
import styles from "./failed-saves-strip.module.css";

/**
 * Saves that failed while the person was on another page, at the top of the window until they are dismissed or dealt
 * with. The alert is on screen before its words, so that they are announced; its controls stand beside it. CONT-09
 */
export const FailedSavesStrip = observer(({ failedSaves }: { readonly failedSaves: FailedSaves }) => (
  <div id="failed-saves" className={styles.strip}>
    <div role="alert" className={styles.rows}>
      {failedSaves.shown.map(({ subject, isKept }) => (
        <p key={subject} id={idOf(subject)}>
          We couldn’t save your {subject}.{isKept && " What you typed is kept."}
        </p>
      ))}
    </div>
    <div className={styles.rows}>
      {failedSaves.shown.map(({ subject, address }) => (
        <span key={subject} className={styles.actions}>
          <PortalLink href={address}>Go to your {subject}</PortalLink>
          <button type="button" className={styles.close} aria-describedby={idOf(subject)} onClick={() => failedSaves.close(subject)}>
            Dismiss
          </button>
        </span>
      ))}
    </div>
  </div>
));

const idOf = (subject: string): string => `failed-${subject.replaceAll(" ", "-")}`;
