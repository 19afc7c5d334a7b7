import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";
import styles from "./notice.module.css";

interface NoticeProps {
  /** How pressing it is: late is overdue, soon is due, calm is neither. */
  readonly urgency: "late" | "soon" | "calm";
  /** A figure to see at a glance, with its unit. */
  readonly figure?: { readonly number: string; readonly unit: string } | undefined;
  readonly heading: string;
  /** Below a page's own heading it is 2, within a section 3. */
  readonly level?: 2 | 3;
  readonly children?: ReactNode;
}

/** Something to be done, with its figure and its words. Colour says nothing that the words do not. */
export const Notice = ({ urgency, figure, heading, level = 3, children }: NoticeProps) => (
  <div className={classNames(styles.notice, styles[urgency])}>
    {figure && (
      <p className={styles.figure}>
        <span className={styles.number}>{figure.number}</span>
        <span className={styles.unit}>{figure.unit}</span>
      </p>
    )}
    <div className={styles.words}>
      {level === 2 ? <h2 className={styles.heading}>{heading}</h2> : <h3 className={styles.heading}>{heading}</h3>}
      {children}
    </div>
  </div>
);
