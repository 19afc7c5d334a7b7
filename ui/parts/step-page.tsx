import { ChevronLeft } from "lucide";
import { useId, useRef, type ReactNode } from "react";
import { stepHeadingId, useFocusOn } from "./focus.ts";
import { useTitlePart } from "./window-title.ts";
import { Button } from "./button.tsx";
import { Icon } from "./icon.tsx";
import styles from "./step-page.module.css";

interface StepPageProps {
  /** The page that the flow belongs to: "Annual declarations". */
  readonly area: string;
  /** What is asked, or what became of it: the heading of this screen. */
  readonly heading: string;
  /** Changes with each screen of the flow. */
  readonly step: string;
  readonly progress?: { readonly number: number; readonly total: number } | undefined;
  readonly onBack?: (() => void) | undefined;
  readonly onClose?: (() => void) | undefined;
  /** What stands beside it: the answers so far, the record, what happens next. */
  readonly aside?: ReactNode;
  /** Its heading stands within what it holds. */
  readonly isHeadingWithin?: boolean;
  readonly children: ReactNode;
}

/**
 * One screen of a flow: the ways back and out over it, where one is in a line above, and its question as the one
 * heading of the page. CPD-04, MEMB-01, RETR-01, WAIV-02
 */
export const StepPage = (props: StepPageProps) => {
  const { area, heading, step, progress, onBack, onClose, aside, isHeadingWithin = false, children } = props;
  const holder = useRef<HTMLDivElement>(null);
  const progressId = useId();
  useTitlePart("page", area);
  useTitlePart("step", heading, step);
  // A new step, or what became of it, is begun at its heading, at the top of the window.
  useFocusOn(step, "step", () => holder.current?.querySelector("h1"), true);
  return (
    <div ref={holder} className={styles.page}>
      {(onBack ?? onClose) && (
        <div className={styles.line}>
          {onBack && (
            <Button look="quiet" onClick={onBack}>
              <Icon node={ChevronLeft} className={styles.icon} />
              Back
            </Button>
          )}
          {onClose && (
            <span className={styles.close}>
              <Button look="quiet" onClick={onClose}>
                Close
              </Button>
            </span>
          )}
        </div>
      )}
      <div className={styles.place}>
        <p className={styles.area}>{area}</p>
        {progress && (
          <p id={progressId} className={styles.progress}>
            Step {progress.number} of {progress.total}
            <span className={styles.ticks} aria-hidden="true">
              {Array.from({ length: progress.total }, (_, tick) => (
                <i key={tick} className={tick < progress.number ? styles.on : undefined} />
              ))}
            </span>
          </p>
        )}
      </div>
      <div className={styles.columns}>
        <div className={styles.main}>
          {!isHeadingWithin && (
            <h1 id={stepHeadingId} tabIndex={-1} aria-describedby={progress && progressId}>
              {heading}
            </h1>
          )}
          {children}
        </div>
        {aside !== undefined && <aside className={styles.aside}>{aside}</aside>}
      </div>
    </div>
  );
};
