import { observer } from "mobx-react-lite";

import type { AnnualDeclarationFlow } from "../../application/cpd/annual-declaration.ts";
import type { CpdRecord } from "../../application/cpd/cpd-record.ts";
import type { SubmissionCopies } from "../../application/documents/file-downloads.ts";
import type { AnnualDeclarationsContent } from "../../domain/cpd/content.ts";
import { isDeclarationRequired, toDeclareOf, type CpdOverview } from "../../domain/cpd/status.ts";
import { assertNever } from "../../domain/kernel/assert-never.ts";
import { displayDate } from "../../domain/kernel/calendar-date.ts";
import { FlowOutcome } from "../components/flow-outcome.tsx";
import { DeclarationState } from "../components/obligations.tsx";
import { RichText } from "../components/rich-text.tsx";
import { useRules } from "../components/rules.ts";
import { StepLanding } from "../components/step-landing.tsx";
import { useTexts } from "../components/texts.ts";
import { cpdValues } from "./cpd-values.ts";
import { DeclarationQuestion } from "./declaration-question.tsx";
import { answerSummary } from "./declaration-words.ts";

interface DeclarationProps {
  readonly texts: AnnualDeclarationsContent;
  readonly flow: AnnualDeclarationFlow;
  /** The declaration that is due. */
  readonly overview: CpdOverview;
  readonly record: CpdRecord;
  readonly isRetired: boolean;
  readonly copies: SubmissionCopies;
}

/** The declaration flow at its current step. CPD-04 */
export const Declaration = observer(({ texts, flow, overview, record, isRetired, copies }: DeclarationProps) => {
  switch (flow.step) {
    case "LANDING":
      return <Landing texts={texts.landing} flow={flow} overview={overview} isRetired={isRetired} />;
    case "SUBMITTING":
    case "COMPLETE":
    case "ERROR":
      return <DeclarationOutcome texts={texts} flow={flow} overview={overview} copies={copies} />;
    case "REQUIREMENTS_MET":
    case "ROUTE":
    case "ENGAGEMENT_PARTNER":
    case "ACCURACY_CONFIRMATION":
      return <DeclarationQuestion texts={texts} flow={flow} step={flow.step} overview={overview} record={record} />;
    default:
      return assertNever(flow.step);
  }
});

interface LandingProps extends Omit<DeclarationProps, "texts" | "copies" | "record"> {
  readonly texts: AnnualDeclarationsContent["landing"];
}

const Landing = observer(({ texts, flow, overview, isRetired }: LandingProps) => {
  const rules = useRules();
  const toDeclare = toDeclareOf(overview, isRetired);
  const withoutDuty = isDeclarationRequired(overview.code) ? texts.nothingDue : texts.notRequired;
  const message = isRetired ? texts.retired : flow.mayContinue ? texts.due : withoutDuty;
  return (
    <StepLanding heading={texts.heading} flow={flow} hasStart={flow.mayContinue}>
      {toDeclare && flow.mayContinue && <DeclarationState declaration={toDeclare} />}
      <RichText text={message} values={cpdValues(overview, rules)} />
    </StepLanding>
  );
});

type DeclarationOutcomeProps = Pick<DeclarationProps, "texts" | "flow" | "copies"> &
  Partial<Pick<DeclarationProps, "overview">>;

/**
 * Outcome of the declaration: the record to save or print, or the failure with what is kept and what to do. CPD-09,
 * CPD-10
 */
export const DeclarationOutcome = observer(({ texts, flow, overview, copies }: DeclarationOutcomeProps) => {
  const rules = useRules();
  return (
    <FlowOutcome
      area={texts.heading}
      flow={flow}
      copies={copies}
      headings={texts.outcome}
      answers={answerSummary(flow.answers, texts, useTexts())}
      done={(declared) => {
        const year = declared.year?.toString();
        const submittedOn = declared.submittedOn && displayDate(declared.submittedOn, rules);
        const { message, next } = (declared.status && texts.complete[declared.status]) ?? {};
        return {
          message: message && year && submittedOn && <RichText text={message} values={{ year, submittedOn }} />,
          onRecord: [
            ...(year ? [{ question: texts.onRecord.year, answer: year }] : []),
            ...(submittedOn ? [{ question: texts.onRecord.submittedOn, answer: submittedOn }] : []),
          ],
          next: next && <RichText text={next} />,
          isSealed: true,
        };
      }}
      failed={overview && <RichText text={texts.failed} values={cpdValues(overview, rules)} />}
      refused={overview && <RichText text={texts.refused} values={cpdValues(overview, rules)} />}
    />
  );
});
