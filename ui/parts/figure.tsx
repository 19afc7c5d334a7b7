import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";
import styles from "./figure.module.css";

interface FigureProps {
  /** How pressing it is; the words beside it say the same. */
  readonly urgency?: "late" | "soon" | "calm";
  readonly children: ReactNode;
}

/** A figure to see at a glance: an amount, a date, a count. */
export const Figure = ({ urgency = "calm", children }: FigureProps) => (
  <p className={classNames(styles.figure, styles[urgency])}>{children}</p>
);
