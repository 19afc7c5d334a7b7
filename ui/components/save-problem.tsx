import { observer } from "mobx-react-lite";
import { useRef } from "react";

import type { FormOutcome } from "../../application/flow/form.ts";
import { fill } from "../../domain/kernel/rich-text.ts";
import { Button } from "./button.tsx";
import { classNames } from "./class-names.ts";
import type { Definition } from "./definition-list.tsx";
import { useFocusOn } from "./focus.ts";
import { useTexts, useFormatMessage } from "./texts.ts";

import styles from "./form-section.module.css";
import versionStyles from "./versions.module.css";

interface SaveProblemProps {
  readonly outcome: FormOutcome<string>;
  /** Whether a banner shows failures. Version conflicts show here regardless. */
  readonly isToldAbove: boolean;
  /** Whether the section is open, so this may take focus. */
  readonly isOpen: boolean;
  /** The stored values and the input, for comparison. */
  readonly onRecord: () => readonly Definition<string>[];
  readonly typed: () => readonly Definition<string>[];
  readonly onKeepTyped: () => void;
  readonly onKeepStored: () => void;
}

/**
 * Whether the section shows the problem. A field error shows beside its field and in the summary while the section is
 * open.
 */
export const showsProblem = ({
  outcome,
  isOpen,
  isToldAbove,
}: Pick<SaveProblemProps, "outcome" | "isOpen" | "isToldAbove">): boolean =>
  outcome.status === "newer" ||
  (outcome.status === "failed" && !isToldAbove && (outcome.field === undefined || !isOpen));

/** Explains a failed save: what is kept, and what to do. CONT-09 */
export const SaveProblem = observer((props: SaveProblemProps) => {
  const { outcome, isOpen, onRecord, typed, onKeepTyped, onKeepStored } = props;
  const box = useRef<HTMLDivElement>(null);
  const { status } = outcome;
  const { newer, notSavedKept } = useTexts().form;
  const formatMessage = useFormatMessage();
  const shows = showsProblem(props);
  useFocusOn(shows && isOpen ? outcome : undefined, "message", () => box.current);
  if (!shows) return null;
  return (
    <div ref={box} tabIndex={-1} className={classNames(styles.problem, status === "newer" && styles.newer)}>
      <div role="alert" className={styles.problemWords}>
        {status === "newer" ? (
          <>
            <p className={styles.strong}>{newer.heading}</p>
            <p>{newer.message}</p>
            <Versions onRecord={onRecord()} typed={typed()} />
            <div className="boot-actions">
              <Button onClick={onKeepTyped}>{newer.keepTyped}</Button>
              <Button onClick={onKeepStored}>{newer.keepRecorded}</Button>
            </div>
          </>
        ) : (
          <>
            <p className={styles.strong}>{outcome.status === "failed" && formatMessage(outcome.message)}</p>
            <p>{notSavedKept}</p>
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

/** Compares stored values with the input, for fields that differ. CONT-09 */
const Versions = ({ onRecord, typed }: VersionsProps) => {
  const { newer } = useTexts().form;
  const terms = new Set([...onRecord, ...typed].map(({ term }) => term));
  const valueIn = (rows: readonly Definition<string>[], term: string) =>
    rows.find((row) => row.term === term)?.value ?? "";
  const differing = [...terms]
    .map((term) => ({ term, stored: valueIn(onRecord, term), entered: valueIn(typed, term) }))
    .filter(({ stored, entered }) => stored !== entered);
  if (differing.length === 0) return <p>{newer.same}</p>;
  return (
    <dl className={versionStyles.fields}>
      {differing.map(({ term, stored, entered }) => (
        <div key={term} className={versionStyles.field}>
          <dt className={versionStyles.term}>{term}</dt>
          <Version label={newer.recorded} value={stored} />
          <Version label={newer.typed} value={entered} />
        </div>
      ))}
    </dl>
  );
};

const Version = ({ label, value }: { readonly label: string; readonly value: string }) => {
  const { labelled, newer } = useTexts().form;
  return (
    <dd className={versionStyles.version}>
      <span className={versionStyles.label}>{fill(labelled, { label, words: "" })}</span>
      {value === "" ? newer.nothing : value}
    </dd>
  );
};
