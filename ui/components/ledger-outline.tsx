import type { LoadedSubject } from "../../domain/shell/component-texts.ts";
import { classNames } from "./class-names.ts";
import { Ledger } from "./ledger.tsx";
import { Bar, LoadingName } from "./skeleton.tsx";

import styles from "./ledger.module.css";

interface EntryOutlineProps {
  /** What is loading, when nothing else says so. */
  readonly subject?: LoadedSubject | undefined;
  readonly look?: "obligation";
}

/** Skeleton of an entry with its final height. SHELL-03 */
export const EntryOutline = ({ subject, look }: EntryOutlineProps) => {
  return (
    <li className={classNames(styles.entry, look && styles[look])} data-loading>
      {subject && <LoadingName subject={subject} />}
      <div className={styles.what} aria-hidden="true">
        <h3>
          <Bar length={36} />
        </h3>
        {look && (
          <p className={styles.when}>
            <Bar length={44} />
          </p>
        )}
        <p>
          <Bar length={60} />
        </p>
      </div>
      <p className={styles.figure} aria-hidden="true">
        <strong>
          <Bar length={12} />
        </strong>
        <span className={styles.unit}>
          <Bar length={12} />
        </span>
      </p>
      {!look && (
        <p className={styles.go} aria-hidden="true">
          <Bar length={24} />
        </p>
      )}
    </li>
  );
};

/** Skeleton with the usual number of obligations. SHELL-03 */
export const ObligationsOutline = ({ subject }: Pick<EntryOutlineProps, "subject">) => (
  <Ledger>
    <EntryOutline look="obligation" subject={subject} />
    <EntryOutline look="obligation" />
  </Ledger>
);
