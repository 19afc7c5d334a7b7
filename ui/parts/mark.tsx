import { nameInLines } from "../../domain/shell/body.ts";
import styles from "./mark.module.css";

/** The institute's mark, a T-account that stands on its ruled-off total; the words beside it say whose it is. */
export const Mark = () => <span className={styles.mark} aria-hidden="true" />;

/** The institute's seal. It stands where the institute vouches for something, or speaks without its frame. */
export const Seal = () => <span className="seal" aria-hidden="true" />;

/** A name in two lines, as the mark has it. */
export const Wordmark = ({ name }: { readonly name: string }) => (
  <span className={styles.wordmark}>{nameInLines(name)}</span>
);
