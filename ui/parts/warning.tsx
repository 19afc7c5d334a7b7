import { TriangleAlert } from "lucide";
import type { ReactNode } from "react";
import { Icon } from "./icon.tsx";
import { VisuallyHidden } from "./visually-hidden.tsx";
import styles from "./warning.module.css";

interface WarningProps {
  /** By which what it is about refers to it. */
  readonly id: string;
  readonly children: ReactNode;
}

/** Something to know before going on; neither colour nor picture says more than its words. */
export const Warning = ({ id, children }: WarningProps) => (
  <div id={id} className={styles.warning} role="note">
    <Icon node={TriangleAlert} className={styles.icon} />
    <div>
      <VisuallyHidden>Warning: </VisuallyHidden>
      {children}
    </div>
  </div>
);
