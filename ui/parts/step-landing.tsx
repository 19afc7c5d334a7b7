import { observer } from "mobx-react-lite";
import { useId, useRef, type ReactNode } from "react";
import type { StepController } from "../../application/flow/step-controller.ts";
import { Button } from "./button.tsx";
import { Notice } from "./notice.tsx";
import { Section } from "./page.tsx";
import styles from "./step-landing.module.css";

interface StepLandingProps {
  readonly heading: string;
  readonly flow: Pick<StepController<string, object, unknown, unknown, unknown>, "mayContinue" | "isBegun" | "already" | "continue" | "reset">;
  /** Whether there is a Start at all: not where there is nothing to start. */
  readonly hasStart?: boolean;
  /** What is asked of those who may start; why the others may not. */
  readonly children: ReactNode;
}

/**
 * Where a flow begins: what it asks, and Start. For those who may not start it stays where it is, and leads to
 * the reason. What was answered before a flow was closed is kept until it is given up. MEMB-03, RETR-03
 */
export const StepLanding = observer(({ heading, flow, hasStart = true, children }: StepLandingProps) => {
  const why = useRef<HTMLDivElement>(null);
  const id = useId();
  const { mayContinue, already } = flow;
  return (
    <Section heading={heading}>
      {already !== undefined && already !== "" && <Notice urgency="calm" heading={already} />}
      <div ref={why} id={id} tabIndex={-1}>
        {children}
      </div>
      {mayContinue && flow.isBegun && (
        <p>Your answers from before are kept in this window. Start takes you through them.</p>
      )}
      {hasStart && (
        <div className={styles.actions}>
          <Button
            look="primary"
            isUnavailable={!mayContinue}
            aria-describedby={mayContinue ? undefined : id}
            onClick={() => (mayContinue ? void flow.continue() : why.current?.focus())}
          >
            Start
          </Button>
          {mayContinue && flow.isBegun && <Button onClick={flow.reset}>Clear my answers</Button>}
        </div>
      )}
    </Section>
  );
});
