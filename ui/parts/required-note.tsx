import styles from "./required-note.module.css";

/** Says what the asterisk means, in a form that has one. FORM-04 */
export const RequiredNote = () => <p className={styles.note}>Fields marked with an asterisk (*) are required.</p>;
