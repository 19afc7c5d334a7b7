import styles from "./required-note.module.css";

/** Says what the asterisk means, in a form that has one. FORM-04 */
export const RequiredNote = () => <p className={styles.note}>Fields marked with an asterisk (*) are required.</p>;

/** Beside the name of what is required; assistive technology is told so by the field itself. FORM-04 */
export const RequiredMark = () => (
  <span className={styles.mark} data-required-mark aria-hidden="true">
    {"\u00a0*"}
  </span>
);
