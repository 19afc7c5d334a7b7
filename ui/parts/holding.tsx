import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";
import styles from "./ledger.module.css";
import { PartHeading } from "./part-heading.tsx";

interface HoldingProps {
  readonly heading: string;
  readonly children: ReactNode;
  /** What can be done with it. */
  readonly act: ReactNode;
}

/** Something held, with what can be done with it. */
export const Holding = ({ heading, children, act }: HoldingProps) => (
  <li className={classNames(styles.entry, styles.held)}>
    <div className={styles.what}>
      <PartHeading>{heading}</PartHeading>
      {children}
    </div>
    <div className={styles.act}>{act}</div>
  </li>
);
