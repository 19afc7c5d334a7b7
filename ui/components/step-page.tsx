import { ChevronLeft } from "lucide";
import { useId, useRef, type ReactNode } from "react";

import { fill } from "../../domain/kernel/rich-text.ts";
import { Button } from "./button.tsx";
import { stepHeadingId, useFocusOn } from "./focus.ts";
import { Icon } from "./icon.tsx";
import { useTexts } from "./texts.ts";
import { useTitlePart } from "./window-title.ts";

import styles from "./step-page.module.css";

interface StepPageProps {
  /** Name of the page that contains the flow: "Annual declarations". */
  readonly area: string;
  /** Heading of the screen: the question, or the outcome. */
  readonly heading: string;
  /** Identifies the screen; a new value moves focus to the heading. */
  readonly step: string;
  readonly progress?: { readonly number: number; readonly total: number } | undefined;
  readonly onBack?: (() => void) | undefined;
  readonly onClose?: (() => void) | undefined;
  /** Sidebar: answers so far, record, or next steps. */
  readonly aside?: ReactNode;
  /** Whether the children render the heading. */
  readonly isHeadingWithin?: boolean;
  readonly children: ReactNode;
}

/**
 * A screen of a flow: Back and Close above, progress in the line above the heading, and the question as the page's h1.
 * CPD-04, MEMB-01, RETR-01, WAIV-02
 */
export const StepPage = (props: StepPageProps) => {
  const { area, heading, step, progress, onBack, onClose, aside, isHeadingWithin = false, children } = props;
  const { flow } = useTexts();
  const holder = useRef<HTMLDivElement>(null);
  const progressId = useId();
  useTitlePart("page", area);
  useTitlePart("step", heading, step);
  // A new screen starts at its heading, at the top of the window.
  useFocusOn(step, "step", () => holder.current?.querySelector("h1"), true);
  return (
    <div ref={holder} className={styles.page}>
      {(onBack ?? onClose) && (
        <div className={styles.line}>
          {onBack && (
            <Button look="quiet" onClick={onBack}>
              <Icon node={ChevronLeft} className={styles.icon} />
              {flow.back}
            </Button>
          )}
          {onClose && (
            <span className={styles.close}>
              <Button look="quiet" onClick={onClose}>
                {flow.close}
              </Button>
            </span>
          )}
        </div>
      )}
      <div className={styles.place}>
        <p className={styles.area}>{area}</p>
        {progress && (
          <p id={progressId} className={styles.progress}>
            {fill(flow.progress, { number: String(progress.number), total: String(progress.total) })}
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
