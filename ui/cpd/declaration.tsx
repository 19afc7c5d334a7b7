import { observer } from "mobx-react-lite";
import type { AnnualDeclarationsContent } from "../../domain/cpd/content.ts";
import type { AnnualDeclarationFlow } from "../../application/cpd/annual-declaration.ts";
import type { SubmissionCopies } from "../../application/documents/submission-copies.ts";
import type { CpdOverview } from "../../domain/cpd/status.ts";
import { exhausted } from "../../domain/kernel/exhausted.ts";
import { FlowSending } from "../parts/flow-outcome.tsx";
import { RichText } from "../parts/rich-text.tsx";
import { StepLanding } from "../parts/step-landing.tsx";
import { cpdValues } from "./cpd-values.ts";
import { DeclarationFailed, DeclarationSubmitted } from "./declaration-outcome.tsx";
import { DeclarationQuestion } from "./declaration-question.tsx";

interface DeclarationProps {
  readonly texts: AnnualDeclarationsContent;
  readonly flow: AnnualDeclarationFlow;
  /** What is to be declared. */
  readonly overview: CpdOverview;
  readonly isRetired: boolean;
  readonly copies: SubmissionCopies;
}

/** The declaration flow, at whatever step it stands. CPD-04 */
export const Declaration = observer(({ texts, flow, overview, isRetired, copies }: DeclarationProps) => {
  switch (flow.step) {
    case "LANDING":
      return <Landing texts={texts.landing} flow={flow} overview={overview} isRetired={isRetired} />;
    case "SUBMITTING":
      return <FlowSending area={texts.heading} heading="Sending your declaration" />;
    case "COMPLETE":
      return <DeclarationSubmitted texts={texts} flow={flow} copies={copies} />;
    case "ERROR":
      return <DeclarationFailed texts={texts} flow={flow} overview={overview} />;
    case "REQUIREMENTS_MET":
    case "ROUTE":
    case "ENGAGEMENT_PARTNER":
    case "ACCURACY_CONFIRMATION":
      return <DeclarationQuestion texts={texts} flow={flow} step={flow.step} overview={overview} />;
    default:
      return exhausted(flow.step);
  }
});

interface LandingProps extends Omit<DeclarationProps, "texts" | "copies"> {
  readonly texts: AnnualDeclarationsContent["landing"];
}

const Landing = observer(({ texts, flow, overview, isRetired }: LandingProps) => {
  const message = isRetired ? texts.retired : flow.mayContinue ? texts.due : texts.nothingDue;
  return (
    <StepLanding heading={texts.heading} flow={flow} hasStart={flow.mayContinue}>
      <RichText text={message} values={cpdValues(overview)} />
    </StepLanding>
  );
});
