import { classNames } from "./class-names.ts";
import { Ledger } from "./ledger.tsx";
import { Bar } from "./skeleton.tsx";
import { VisuallyHidden } from "./visually-hidden.tsx";

import styles from "./ledger.module.css";

interface EntryOutlineProps {
  /** Completes "Loading …" when nothing else does. */
  readonly label?: string | undefined;
  readonly look?: "obligation";
}

/** Skeleton of an entry with its final height. SHELL-03 */
export const EntryOutline = ({ label, look }: EntryOutlineProps) => (
  <li className={classNames(styles.entry, look && styles[look])} data-loading>
    {label !== undefined && <VisuallyHidden>Loading {label}</VisuallyHidden>}
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

/** Skeleton with the usual number of obligations. SHELL-03 */
export const ObligationsOutline = ({ label }: { readonly label?: string | undefined }) => (
  <Ledger>
    <EntryOutline look="obligation" label={label} />
    <EntryOutline look="obligation" />
  </Ledger>
);
