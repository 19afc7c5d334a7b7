import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";
import styles from "./notice.module.css";
import { PartHeading } from "./part-heading.tsx";

interface NoticeProps {
  /** Soon: something is to be known before going on; calm: it is good to know. */
  readonly urgency: "soon" | "calm";
  readonly heading: string;
  readonly children?: ReactNode;
}

/** Something to be known, with its words. Colour says nothing that the words do not. */
export const Notice = ({ urgency, heading, children }: NoticeProps) => (
  <div className={classNames(styles.notice, urgency === "soon" && styles.soon)}>
    <PartHeading>{heading}</PartHeading>
    {children}
  </div>
);
