import type { RichText as Text } from "../../domain/kernel/rich-text.ts";
import { Button } from "./button.tsx";
import { Section } from "./page.tsx";
import { RichText } from "./rich-text.tsx";

interface StepLandingProps {
  readonly heading: string;
  readonly flow: { readonly mayContinue: boolean; continue(): Promise<void> };
  /** What is said to those who may start, and to those who may not. */
  readonly texts: { readonly eligible: Text; readonly notEligible: Text };
}

/** Where a flow begins: what it asks, and Start for those who may. MEMB-03, RETR-03 */
export const StepLanding = ({ heading, flow, texts }: StepLandingProps) => (
  <Section heading={heading}>
    <RichText text={flow.mayContinue ? texts.eligible : texts.notEligible} />
    {flow.mayContinue && (
      <p>
        <Button look="primary" onClick={() => void flow.continue()}>
          Start
        </Button>
      </p>
    )}
  </Section>
);
