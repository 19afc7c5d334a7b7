import type { ReactNode } from "react";
import styles from "./warning.module.css";

interface WarningProps {
  /** By which what it is about refers to it. */
  readonly id: string;
  readonly children: ReactNode;
}

/** Something to know before going on. Colour says nothing that its first word does not. */
export const Warning = ({ id, children }: WarningProps) => (
  <div id={id} className={styles.warning} role="note">
    <strong>Warning</strong>
    {children}
  </div>
);
