import type { ReactNode } from "react";
import styles from "./definition-list.module.css";
import { VisuallyHidden } from "./visually-hidden.tsx";

export interface Definition<Value extends ReactNode = ReactNode> {
  readonly term: string;
  readonly value: Value;
}

interface DefinitionListProps {
  readonly rows: readonly Definition[];
  /** The heading above it: a lone line whose term only repeats that is told its term by sound alone. */
  readonly namedBy?: string;
}

const repeats = (term: string, heading: string | undefined): boolean =>
  heading !== undefined && term.toLowerCase().startsWith(heading.toLowerCase());

/** What is on record, line by line. */
export const DefinitionList = ({ rows, namedBy }: DefinitionListProps) => (
  <dl className={styles.list}>
    {rows.map(({ term, value }) => (
      <div key={term} className={styles.row}>
        <dt className={styles.term}>
          {rows.length === 1 && repeats(term, namedBy) ? <VisuallyHidden>{term}</VisuallyHidden> : term}
        </dt>
        <dd className={styles.value}>{value}</dd>
      </div>
    ))}
  </dl>
);
