import type { ReactNode } from "react";

import { classNames } from "./class-names.ts";
import { PartHeading } from "./part-heading.tsx";

import styles from "./ledger.module.css";

interface EntryWithActionProps {
  readonly heading: string;
  readonly children: ReactNode;
  readonly act: ReactNode;
}

/** A ledger entry with an action such as a button. */
export const EntryWithAction = ({ heading, children, act }: EntryWithActionProps) => (
  <li className={classNames(styles.entry, styles.held)}>
    <div className={styles.what}>
      <PartHeading>{heading}</PartHeading>
      {children}
    </div>
    <div className={styles.act}>{act}</div>
  </li>
);
