import { observer } from "mobx-react-lite";
import type { ReactNode } from "react";

import type { SubmissionCopies } from "../../application/documents/file-downloads.ts";
import type { RetirementRegisterFlow } from "../../application/retirement/retirement-register.ts";
import { assertNever } from "../../domain/kernel/assert-never.ts";
import type { RetirementContent } from "../../domain/retirement/content.ts";
import {
  typedRetirementDate,
  type RetirementAnswers,
  type RetirementQuestionStep,
} from "../../domain/retirement/register.ts";
import { Checkbox } from "../components/checkbox.tsx";
import { DateField } from "../components/date-field.tsx";
import type { Fields } from "../components/fields-of.ts";
import { RichText } from "../components/rich-text.tsx";
import { useRules } from "../components/rules.ts";
import { StepFrame } from "../components/step-frame.tsx";
import { StepQuestions, StepStatement } from "../components/step-questions.tsx";
import { useTexts } from "../components/texts.ts";
import { StepYesOrNo, YesOrNoGroup } from "../components/yes-or-no-choices.tsx";
import { answerSummary } from "./retirement-words.ts";

/** Props of every part of the register. */
export interface RegisterProps {
  readonly texts: RetirementContent;
  readonly flow: RetirementRegisterFlow;
  readonly copies: SubmissionCopies;
}

interface RegisterStepProps extends RegisterProps {
  readonly step: RetirementQuestionStep;
}

/** A step of joining the register. RETR-04 */
export const RegisterStep = observer((props: RegisterStepProps) => {
  const rules = useRules();
  const { texts, flow, step } = props;
  // The only step with a single question uses it as heading.
  const heading =
    step === "INSOLVENCY_LICENCE" ? texts.fields.isPcOrInsolvencyLicenceHolder.label : texts.steps[step].heading;
  const { help } = texts.steps[step];
  return (
    <StepFrame
      steps={flow}
      area={texts.heading}
      question={heading}
      help={!flow.isLastStep && <RichText text={help} />}
      submitLabel={texts.submit}
      fields={texts.fields}
      id="retirement"
      answers={answerSummary(flow.answers, flow.facts.today, texts, useTexts(), rules)}
    >
      {(field) =>
        flow.isLastStep ? (
          <StepStatement heading={heading} help={help}>
            <Questions {...props} field={field} />
          </StepStatement>
        ) : (
          <Questions {...props} field={field} />
        )
      }
    </StepFrame>
  );
});

interface QuestionsProps extends RegisterProps {
  readonly field: Fields<RetirementAnswers>;
}

const Questions = observer((props: QuestionsProps & Pick<RegisterStepProps, "step">): ReactNode => {
  const { step, field } = props;
  switch (step) {
    case "PERMANENT_RETIREMENT":
      return <PermanentRetirement {...props} />;
    case "INSOLVENCY_LICENCE":
      return <StepYesOrNo {...field.yesOrNo("isPcOrInsolvencyLicenceHolder")} />;
    case "DECLARATION":
      return <Checkbox {...field.agreed("declarationAccepted")} isRequired />;
    case "DATA_PROTECTION":
      return null;
    case "DATA_PROTECTION_CHINA":
      return <Checkbox {...field.agreed("chinaDataProtectionAccepted")} isRequired />;
    default:
      return assertNever(step);
  }
});

/** Whether the retirement is permanent, and its date, today by default. RETR-04 */
const PermanentRetirement = observer(({ texts, flow, field }: QuestionsProps) => (
  <StepQuestions>
    <YesOrNoGroup {...field.yesOrNo("isPermanentRetirement")} />
    <DateField
      {...field.typed("retirementDate")}
      isRequired
      hint={texts.dateHint}
      value={() => typedRetirementDate(flow.answers, flow.facts.today)}
    />
  </StepQuestions>
));
