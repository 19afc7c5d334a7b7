import { nameInLines } from "../../domain/shell/organisation.ts";

import styles from "./mark.module.css";

/** The institute's mark, a T-account on a double rule; decorative beside the name. */
export const Mark = () => <span className={styles.mark} aria-hidden="true" />;

/** The institute's seal, for certified records and for pages without a frame. */
export const Seal = () => <span className="seal" aria-hidden="true" />;

/** The organisation's name in two lines, as in its mark. */
export const Wordmark = ({ name }: { readonly name: string }) => (
  <span className={styles.wordmark}>{nameInLines(name)}</span>
);
