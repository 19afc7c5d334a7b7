import type { MouseEvent } from "react";
import { Button } from "./button.tsx";
import styles from "./error-panel.module.css";
import { PartHeading } from "./part-heading.tsx";
import { VisuallyHidden } from "./visually-hidden.tsx";

interface ErrorPanelProps {
  /** What could not be loaded, as it is called within a sentence: "your CPD status". */
  readonly subject: string;
  /** Says that it failed. */
  readonly heading?: string;
  /** Settles once it is known whether it could be loaded now. */
  readonly onReload: () => Promise<unknown>;
}

/** Says that one part of a page failed, in its place; the rest of the page stands. ERR-06 */
export const ErrorPanel = ({ subject, heading = `We couldn’t load ${subject}`, onReload }: ErrorPanelProps) => (
  <div className={styles.panel} role="alert">
    <PartHeading className={styles.heading}>{heading}</PartHeading>
    <Button
      look="quiet"
      data-reload
      onClick={({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
        // Few ever press it, so that looking after the focus loads when one does; reloading does not depend on it.
        void import("./reload-from.ts").then(({ reloadFrom }) => reloadFrom(currentTarget, onReload), onReload);
      }}
    >
      Reload<VisuallyHidden> {subject}</VisuallyHidden>
    </Button>
  </div>
);
