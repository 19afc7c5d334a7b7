import type { MouseEvent } from "react";

import { Button } from "./button.tsx";
import { PartHeading } from "./part-heading.tsx";
import { VisuallyHidden } from "./visually-hidden.tsx";

import styles from "./error-panel.module.css";

interface ErrorPanelProps {
  /** What failed to load, within a sentence: "your CPD status". */
  readonly subject: string;
  /** Overrides the heading. */
  readonly heading?: string;
  /** Reloads; resolves when the load has settled. */
  readonly onReload: () => Promise<unknown>;
}

/** Error panel for a failed part of a page; the rest remains. ERR-06 */
export const ErrorPanel = ({ subject, heading = `We couldn’t load ${subject}`, onReload }: ErrorPanelProps) => (
  <div className={styles.panel} role="alert">
    <PartHeading className={styles.heading}>{heading}</PartHeading>
    <Button
      look="quiet"
      data-reload
      onClick={({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
        // Loads focus management on demand because reloads are rare; the reload works without it.
        void import("./reload-from.ts").then(({ reloadFrom }) => reloadFrom(currentTarget, onReload), onReload);
      }}
    >
      Reload<VisuallyHidden> {subject}</VisuallyHidden>
    </Button>
  </div>
);
