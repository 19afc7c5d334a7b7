import type { Definition } from "./definition-list.tsx";
import styles from "./versions.module.css";

interface VersionsProps {
  readonly onRecord: readonly Definition<string>[];
  readonly typed: readonly Definition<string>[];
}

/** What is on record now beside what was typed, for those fields in which they differ. CONT-09 */
export const Versions = ({ onRecord, typed }: VersionsProps) => {
  const terms = new Set([...onRecord, ...typed].map(({ term }) => term));
  const valueIn = (rows: readonly Definition<string>[], term: string) => rows.find((row) => row.term === term)?.value ?? "";
  const differing = [...terms]
    .map((term) => ({ term, stored: valueIn(onRecord, term), entered: valueIn(typed, term) }))
    .filter(({ stored, entered }) => stored !== entered);
  if (differing.length === 0) return <p>What is on record now is the same as what you typed.</p>;
  return (
    <dl className={styles.fields}>
      {differing.map(({ term, stored, entered }) => (
        <div key={term} className={styles.field}>
          <dt className={styles.term}>{term}</dt>
          <Version said="On record now" value={stored} />
          <Version said="What you typed" value={entered} />
        </div>
      ))}
    </dl>
  );
};

const Version = ({ said, value }: { readonly said: string; readonly value: string }) => (
  <dd className={styles.version}>
    <span className={styles.said}>{said}: </span>
    {value === "" ? "nothing" : value}
  </dd>
);
