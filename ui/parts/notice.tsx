import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";
import styles from "./notice.module.css";

interface NoticeProps {
  /** How pressing it is: late is overdue, soon is due, calm is neither. */
  readonly urgency: "late" | "soon" | "calm";
  /** A figure to see at a glance, with its unit. */
  readonly figure?: { readonly number: string; readonly unit: string } | undefined;
  readonly heading: string;
  readonly children?: ReactNode;
}

/** Something to be done, with its figure and its words. Colour says nothing that the words do not. */
export const Notice = ({ urgency, figure, heading, children }: NoticeProps) => (
  <div className={classNames(styles.notice, styles[urgency])}>
    {figure && (
      <p className={styles.figure}>
        <span className={styles.number}>{figure.number}</span>
        <span className={styles.unit}>{figure.unit}</span>
      </p>
    )}
    <div className={styles.words}>
      <h3>{heading}</h3>
      {children}
    </div>
  </div>
);
