import { observer } from "mobx-react-lite";
import { useId, useRef, type ReactNode } from "react";

import type { StepController } from "../../application/flow/step-controller.ts";
import { Button } from "./button.tsx";
import { Notice } from "./notice.tsx";
import { Section } from "./page.tsx";
import { useTexts } from "./texts.ts";

interface StepLandingProps {
  readonly heading: string;
  readonly flow: Pick<
    StepController<string, object, unknown, unknown, unknown>,
    "mayContinue" | "isBegun" | "already" | "continue" | "reset"
  >;
  /** Whether to show Start; false when there is nothing to start. */
  readonly hasStart?: boolean;
  /** Explains what the flow requires, or why the customer may not start. */
  readonly children: ReactNode;
}

/**
 * The landing of a flow: its requirements, and Start. For customers who may not start, the button leads to the
 * explanation. Answers of a closed flow are kept until discarded. MEMB-03, RETR-03
 */
export const StepLanding = observer(({ heading, flow, hasStart = true, children }: StepLandingProps) => {
  const why = useRef<HTMLDivElement>(null);
  const id = useId();
  const texts = useTexts().flow;
  const { mayContinue, already } = flow;
  return (
    <Section heading={heading}>
      {already !== undefined && already !== "" && <Notice urgency="calm" heading={already} />}
      <div ref={why} id={id} tabIndex={-1}>
        {children}
      </div>
      {mayContinue && flow.isBegun && <p>{texts.resumed}</p>}
      {hasStart && (
        <div className="boot-actions">
          <Button
            look="primary"
            isUnavailable={!mayContinue}
            aria-describedby={mayContinue ? undefined : id}
            onClick={() => (mayContinue ? void flow.continue() : why.current?.focus())}
          >
            {texts.start}
          </Button>
          {mayContinue && flow.isBegun && <Button onClick={flow.reset}>{texts.clear}</Button>}
        </div>
      )}
    </Section>
  );
});
