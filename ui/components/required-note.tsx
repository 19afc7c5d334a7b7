import { useTexts } from "./texts.ts";

import styles from "./required-note.module.css";

/** Explains the asterisk, in forms that have one. FORM-04 */
export const RequiredNote = () => <p className={styles.note}>{useTexts().form.required}</p>;

/** Asterisk of a required field; hidden from assistive technology, which reads the field's own attribute. FORM-04 */
export const RequiredMark = () => (
  <span className={styles.mark} data-required-mark aria-hidden="true">
    {"\u00a0*"}
  </span>
);
