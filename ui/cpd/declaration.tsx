import { observer } from "mobx-react-lite";
import type { AnnualDeclarationsContent } from "../../application/content/pages.ts";
import type { AnnualDeclarationFlow } from "../../application/cpd/annual-declaration.ts";
import type { CpdOverview } from "../../domain/cpd/status.ts";
import { Button } from "../parts/button.tsx";
import { PageLoader } from "../parts/page-loader.tsx";
import { Section } from "../parts/page.tsx";
import { RichText } from "../parts/rich-text.tsx";
import { cpdValues } from "./cpd-values.ts";
import { DeclarationFailed, DeclarationSubmitted } from "./declaration-outcome.tsx";
import { DeclarationQuestion } from "./declaration-question.tsx";

interface DeclarationProps {
  readonly texts: AnnualDeclarationsContent;
  readonly flow: AnnualDeclarationFlow;
  /** What is to be declared. */
  readonly overview: CpdOverview;
  readonly isRetired: boolean;
}

/** The declaration flow, at whatever step it stands. CPD-04 */
export const Declaration = observer(({ texts, flow, overview, isRetired }: DeclarationProps) => {
  switch (flow.step) {
    case "LANDING":
      return <Landing texts={texts.landing} flow={flow} overview={overview} isRetired={isRetired} />;
    case "SUBMITTING":
      return <PageLoader />;
    case "COMPLETE":
      return <DeclarationSubmitted texts={texts} flow={flow} />;
    case "ERROR":
      return <DeclarationFailed texts={texts} flow={flow} overview={overview} />;
    default:
      return <DeclarationQuestion texts={texts} flow={flow} overview={overview} />;
  }
});

interface LandingProps extends Omit<DeclarationProps, "texts"> {
  readonly texts: AnnualDeclarationsContent["landing"];
}

const Landing = observer(({ texts, flow, overview, isRetired }: LandingProps) => {
  const message = isRetired ? texts.retired : flow.mayContinue ? texts.due : texts.nothingDue;
  return (
    <Section heading={texts.heading}>
      <RichText text={message} values={cpdValues(overview)} />
      {flow.mayContinue && (
        <p>
          <Button look="primary" onClick={() => void flow.continue()}>
            Start
          </Button>
        </p>
      )}
    </Section>
  );
});
