import { observer } from "mobx-react-lite";

import type { FailedSave, FailedSaves } from "../../application/shell/failed-saves.ts";
import { fill } from "../../domain/kernel/rich-text.ts";
import type { ComponentTexts, SentSubject } from "../../domain/shell/component-texts.ts";
import { PortalLink } from "../components/portal-link.tsx";
import { useTexts } from "../components/texts.ts";

import styles from "./failed-saves-strip.module.css";

/**
 * Failed saves and submissions from other pages, at the top of the window until dismissed or resolved. The live
 * region exists before its text, so it is announced; the buttons are outside it. CONT-09
 */
export const FailedSavesStrip = observer(({ failedSaves }: { readonly failedSaves: FailedSaves }) => {
  const { notices } = useTexts();
  return (
    <div id="failed-saves" className={styles.strip}>
      <div role="alert" className={styles.rows}>
        {failedSaves.shown.map((failed) => (
          <p key={failed.subject} id={idOf(failed.subject)}>
            {wordsOf(failed, notices)}
          </p>
        ))}
      </div>
      <div className={styles.rows}>
        {failedSaves.shown.map(({ subject, address }) => (
          <span key={subject} className={styles.actions}>
            <PortalLink href={address}>{fill(notices.goTo, { subject: notices.subjects[subject] })}</PortalLink>
            <button
              type="button"
              className={styles.close}
              aria-describedby={idOf(subject)}
              onClick={() => failedSaves.close(subject)}
            >
              {notices.dismiss}
            </button>
          </span>
        ))}
      </div>
    </div>
  );
});

const textOf = ({ isKept, submission }: FailedSave, texts: ComponentTexts["notices"]) => {
  if (submission === "refused") return texts.notSubmitted;
  if (submission === "unknown") return texts.unknown;
  return isKept ? texts.notSavedKept : texts.notSaved;
};

const wordsOf = (failed: FailedSave, texts: ComponentTexts["notices"]): string =>
  fill(textOf(failed, texts), { subject: texts.subjects[failed.subject] });

const idOf = (subject: SentSubject): string => `failed-${subject}`;
