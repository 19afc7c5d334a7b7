import { useId } from "react";
import type { SaveBar as Bar } from "../../domain/kernel/save-bar.ts";
import { Button } from "./button.tsx";
import { classNames } from "./class-names.ts";
import styles from "./save-bar.module.css";

/** Stands at the end of an open section, from the first change on at the foot of the window, and says why it cannot save while it cannot. FORM-02 */
export const SaveBar = ({ bar }: { readonly bar: Bar }) => {
  const id = useId();
  const isIncomplete = !bar.maySave && bar.status === "Unsaved changes" && bar.button === "Save changes";
  return (
    <div className={classNames(styles.bar, bar.status === "Unsaved changes" && styles.changed)}>
      <div className={styles.inner}>
        <p id={id} className={styles.status} role="status">
          {bar.status}
          {isIncomplete && <span className={styles.why}>: something is missing or not right yet</span>}
        </p>
        <Button look="primary" type="submit" isUnavailable={!bar.maySave} aria-describedby={id}>
          {bar.button}
        </Button>
      </div>
    </div>
  );
};
