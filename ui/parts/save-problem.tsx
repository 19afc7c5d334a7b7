import { observer } from "mobx-react-lite";
import { useRef } from "react";
import type { FormOutcome } from "../../application/flow/form.ts";
import { useFocusOn } from "./focus.ts";
import { Button } from "./button.tsx";
import { classNames } from "./class-names.ts";
import type { Definition } from "./definition-list.tsx";
import styles from "./form-section.module.css";
import versionStyles from "./versions.module.css";

interface SaveProblemProps {
  readonly outcome: FormOutcome<string>;
  /** Whether a failure is told above the page. What to do about a newer version is told here all the same. */
  readonly isToldAbove: boolean;
  /** Whether its section is open, so that it may take the focus. */
  readonly isOpen: boolean;
  /** What is on record now, and what was typed, to be compared. */
  readonly onRecord: () => readonly Definition<string>[];
  readonly typed: () => readonly Definition<string>[];
  readonly onKeepTyped: () => void;
  readonly onKeepStored: () => void;
}

/** Whether the problem shows in its section. One about a field stands beside the field and in the summary while the section is open. */
export const showsProblem = ({ outcome, isOpen, isToldAbove }: Pick<SaveProblemProps, "outcome" | "isOpen" | "isToldAbove">): boolean =>
  outcome.status === "newer" || (outcome.status === "failed" && !isToldAbove && (outcome.field === undefined || !isOpen));

/** What became of a save that did not happen: what is kept, and what to do. CONT-09 */
export const SaveProblem = observer((props: SaveProblemProps) => {
  const { outcome, isToldAbove, isOpen, onRecord, typed, onKeepTyped, onKeepStored } = props;
  const box = useRef<HTMLDivElement>(null);
  const { status } = outcome;
  const shows = showsProblem(props);
  useFocusOn(shows && isOpen && !isToldAbove ? outcome : undefined, "message", () => box.current);
  if (!shows) return null;
  return (
    <div ref={box} tabIndex={-1} className={classNames(styles.problem, status === "newer" && styles.newer)}>
      <div role="alert" className={styles.problemWords}>
        {status === "newer" ? (
          <>
            <p className={styles.strong}>These details were changed somewhere else after you opened them</p>
            <p>Nothing you typed is lost. Choose which to keep.</p>
            <Versions onRecord={onRecord()} typed={typed()} />
            <div className={styles.actions}>
              <Button onClick={onKeepTyped}>Keep what I typed</Button>
              <Button onClick={onKeepStored}>Keep what is on record</Button>
            </div>
          </>
        ) : (
          <>
            <p className={styles.strong}>{outcome.status === "failed" && outcome.message}</p>
            <p>What you typed is kept.</p>
          </>
        )}
      </div>
    </div>
  );
});

interface VersionsProps {
  readonly onRecord: readonly Definition<string>[];
  readonly typed: readonly Definition<string>[];
}

/** What is on record now beside what was typed, for those fields in which they differ. CONT-09 */
const Versions = ({ onRecord, typed }: VersionsProps) => {
  const terms = new Set([...onRecord, ...typed].map(({ term }) => term));
  const valueIn = (rows: readonly Definition<string>[], term: string) => rows.find((row) => row.term === term)?.value ?? "";
  const differing = [...terms]
    .map((term) => ({ term, stored: valueIn(onRecord, term), entered: valueIn(typed, term) }))
    .filter(({ stored, entered }) => stored !== entered);
  if (differing.length === 0) return <p>What is on record now is the same as what you typed.</p>;
  return (
    <dl className={versionStyles.fields}>
      {differing.map(({ term, stored, entered }) => (
        <div key={term} className={versionStyles.field}>
          <dt className={versionStyles.term}>{term}</dt>
          <Version said="On record now" value={stored} />
          <Version said="What you typed" value={entered} />
        </div>
      ))}
    </dl>
  );
};

const Version = ({ said, value }: { readonly said: string; readonly value: string }) => (
  <dd className={versionStyles.version}>
    <span className={versionStyles.said}>{said}: </span>
    {value === "" ? "nothing" : value}
  </dd>
);
