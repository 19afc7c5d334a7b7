import type { ReactNode } from "react";

import { classNames } from "./class-names.ts";
import { PartHeading } from "./part-heading.tsx";

import styles from "./notice.module.css";

interface NoticeProps {
  /** `soon` for something to know before continuing; `calm` for information. */
  readonly urgency: "soon" | "calm";
  readonly heading: string;
  readonly children?: ReactNode;
}

/** A notice; its text says what its colour means. */
export const Notice = ({ urgency, heading, children }: NoticeProps) => (
  <div className={classNames(styles.notice, urgency === "soon" && styles.soon)}>
    <PartHeading>{heading}</PartHeading>
    {children}
  </div>
);
