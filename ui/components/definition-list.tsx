import type { ReactNode } from "react";

import { VisuallyHidden } from "./visually-hidden.tsx";

import styles from "./definition-list.module.css";

export interface Definition<Value extends ReactNode = ReactNode> {
  readonly term: string;
  readonly value: Value;
}

interface DefinitionListProps {
  readonly rows: readonly Definition[];
  /** The heading above. A single row whose term repeats it shows the term to assistive technology only. */
  readonly namedBy?: string;
}

const repeats = (term: string, heading: string | undefined): boolean =>
  heading !== undefined && term.toLowerCase().startsWith(heading.toLowerCase());

/** A record as a definition list. */
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
