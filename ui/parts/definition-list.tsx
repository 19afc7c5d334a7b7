import type { ReactNode } from "react";
import styles from "./definition-list.module.css";

export interface Definition<Value extends ReactNode = ReactNode> {
  readonly term: string;
  readonly value: Value;
}

/** What is on record, line by line. */
export const DefinitionList = ({ rows }: { readonly rows: readonly Definition[] }) => (
  <dl className={styles.list}>
    {rows.map(({ term, value }) => (
      <div key={term} className={styles.row}>
        <dt className={styles.term}>{term}</dt>
        <dd className={styles.value}>{value}</dd>
      </div>
    ))}
  </dl>
);
