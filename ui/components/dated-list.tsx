import styles from "./dated-list.module.css";

/** An event with its text. */
export interface DatedEntry {
  readonly key: string;
  /** Date and time. */
  readonly at: string;
  readonly words: string;
}

/** Entries with their date and time. */
export const DatedList = ({ entries }: { readonly entries: readonly DatedEntry[] }) => (
  <ol className={styles.list}>
    {entries.map(({ key, at, words }) => (
      <li key={key} className={styles.entry}>
        <span className={styles.at}>{at}</span> <span className={styles.words}>{words}</span>
      </li>
    ))}
  </ol>
);
