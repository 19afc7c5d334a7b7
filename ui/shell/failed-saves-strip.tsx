import { observer } from "mobx-react-lite";

import type { FailedSave, FailedSaves } from "../../application/shell/failed-saves.ts";
import { PortalLink } from "../components/portal-link.tsx";

import styles from "./failed-saves-strip.module.css";

/**
 * Failed saves and submissions from other pages, at the top of the window until dismissed or resolved. The live
 * region exists before its text, so it is announced; the buttons are outside it. CONT-09
 */
export const FailedSavesStrip = observer(({ failedSaves }: { readonly failedSaves: FailedSaves }) => (
  <div id="failed-saves" className={styles.strip}>
    <div role="alert" className={styles.rows}>
      {failedSaves.shown.map((failed) => (
        <p key={failed.subject} id={idOf(failed.subject)}>
          {wordsOf(failed)}
        </p>
      ))}
    </div>
    <div className={styles.rows}>
      {failedSaves.shown.map(({ subject, address }) => (
        <span key={subject} className={styles.actions}>
          <PortalLink href={address}>Go to your {subject}</PortalLink>
          <button
            type="button"
            className={styles.close}
            aria-describedby={idOf(subject)}
            onClick={() => failedSaves.close(subject)}
          >
            Dismiss
          </button>
        </span>
      ))}
    </div>
  </div>
));

const wordsOf = ({ subject, isKept, submission }: FailedSave): string => {
  if (submission === "refused") return `We couldn’t submit your ${subject}. Your answers are kept.`;
  if (submission === "unknown") return `We can’t tell whether your ${subject} was submitted. Your answers are kept.`;
  return `We couldn’t save your ${subject}.${isKept ? " What you typed is kept." : ""}`;
};

const idOf = (subject: string): string => `failed-${subject.replaceAll(" ", "-")}`;
