import type { ReactNode } from "react";
import { useEffect, useRef } from "react";
import { classNames } from "./class-names.ts";
import styles from "./form-section.module.css";

interface SaveProblemProps {
  readonly outcome: { readonly status: string; readonly message?: string; readonly field?: string | undefined };
  /** What is on record now, for comparison. */
  readonly onRecord: ReactNode;
}

/** What became of a save that did not happen: what is kept, and what to do. */
export const SaveProblem = ({ outcome, onRecord }: SaveProblemProps) => {
  const box = useRef<HTMLDivElement>(null);
  const { status } = outcome;
  // One that is about a field stands beside the field and in the summary.
  const shows = status === "newer" || (status === "failed" && outcome.field === undefined);
  useEffect(() => {
    if (shows) box.current?.focus();
  }, [shows, outcome]);
  if (!shows) return null;
  return (
    <div ref={box} tabIndex={-1} role="alert" className={classNames(styles.problem, status === "newer" && styles.newer)}>
      {status === "newer" ? (
        <>
          <p className={styles.strong}>These details were changed somewhere else after you opened them</p>
          <p>
            Nothing you typed is lost. Below is what we have on record now. Check your changes against it: save again to
            replace it, or cancel to keep it.
          </p>
          {onRecord}
        </>
      ) : (
        <>
          <p className={styles.strong}>{outcome.message}</p>
          <p>What you typed is kept.</p>
        </>
      )}
    </div>
  );
};
