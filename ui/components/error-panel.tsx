import type { MouseEvent } from "react";

import { fill } from "../../domain/kernel/rich-text.ts";
import type { LoadedSubject } from "../../domain/shell/component-texts.ts";
import { Button } from "./button.tsx";
import { PartHeading } from "./part-heading.tsx";
import { useTexts } from "./texts.ts";
import { VisuallyHidden } from "./visually-hidden.tsx";

import styles from "./error-panel.module.css";

interface ErrorPanelProps {
  readonly subject: LoadedSubject;
  /** Overrides the heading. */
  readonly heading?: string | undefined;
  /** Reloads; resolves when the load has settled. */
  readonly onReload: () => Promise<unknown>;
}

/** Error panel for a failed part of a page; the rest remains. ERR-06 */
export const ErrorPanel = ({ subject: loaded, heading, onReload }: ErrorPanelProps) => {
  const { loading } = useTexts();
  const subject = loading.subjects[loaded];
  return (
    <div className={styles.panel} role="alert">
      <PartHeading className={styles.heading}>{heading ?? fill(loading.failed, { subject })}</PartHeading>
      <Button
        look="quiet"
        data-reload
        onClick={({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
          // Loads focus management on demand because reloads are rare; the reload works without it.
          void import("./reload-from.ts").then(({ reloadFrom }) => reloadFrom(currentTarget, onReload), onReload);
        }}
      >
        {loading.reload}
        <VisuallyHidden> {subject}</VisuallyHidden>
      </Button>
    </div>
  );
};
