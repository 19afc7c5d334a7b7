import { observer } from "mobx-react-lite";
import type { ReactNode } from "react";
import { exhausted } from "../../domain/kernel/exhausted.ts";
import { typedRetirementDate, type RetirementField, type RetirementQuestionStep } from "../../domain/retirement/register.ts";
import { Checkbox } from "../parts/checkbox.tsx";
import { DateField } from "../parts/date-field.tsx";
import { RichText } from "../parts/rich-text.tsx";
import { StepFrame, type StepField } from "../parts/step-frame.tsx";
import { StepQuestions, StepStatement } from "../parts/step-questions.tsx";
import { StepYesOrNo, YesOrNoGroup } from "../parts/yes-or-no-choices.tsx";
import type { RegisterProps } from "./register-props.ts";
import { answersGiven, fields } from "./retirement-words.ts";

interface RegisterStepProps extends RegisterProps {
  readonly step: RetirementQuestionStep;
}

/** One step on the way into the register. RETR-04 */
export const RegisterStep = observer((props: RegisterStepProps) => {
  const { texts, flow, step } = props;
  // The only one with a single question is headed by it.
  const heading = step === "INSOLVENCY_LICENCE" ? fields.isPcOrInsolvencyLicenceHolder.label : texts.steps[step].heading;
  const { help } = texts.steps[step];
  return (
    <StepFrame
      steps={flow}
      area={texts.heading}
      question={heading}
      help={!flow.isLastStep && <RichText text={help} />}
      submitLabel="Join the register"
      fields={fields}
      id="retirement"
      answers={answersGiven(flow.answers, flow.facts.today)}
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
  readonly field: StepField<RetirementField>;
}

const Questions = observer((props: QuestionsProps & Pick<RegisterStepProps, "step">): ReactNode => {
  const { step } = props;
  switch (step) {
    case "PERMANENT_RETIREMENT":
      return <PermanentRetirement {...props} />;
    case "INSOLVENCY_LICENCE":
      return <InsolvencyLicence {...props} />;
    case "DECLARATION":
      return <Acceptance {...props} accepted="declarationAccepted" />;
    case "DATA_PROTECTION":
      return null;
    case "DATA_PROTECTION_CHINA":
      return <Acceptance {...props} accepted="chinaDataProtectionAccepted" />;
    default:
      return exhausted(step);
  }
});

/** Whether it is for good, and since when: today, until another day is typed. RETR-04 */
const PermanentRetirement = observer(({ flow, field }: QuestionsProps) => (
  <StepQuestions>
    <YesOrNoGroup
      question={fields.isPermanentRetirement.label}
      answer={flow.answers.isPermanentRetirement}
      onAnswer={(isPermanentRetirement) => flow.answer({ isPermanentRetirement })}
      {...field("isPermanentRetirement")}
    />
    <DateField
      {...field("retirementDate")}
      label={fields.retirementDate.label}
      isRequired
      hint="The first day on which you no longer worked"
      typed={typedRetirementDate(flow.answers, flow.facts.today)}
      onChange={(retirementDate) => flow.answer({ retirementDate })}
    />
  </StepQuestions>
));

/** RETR-04 */
const InsolvencyLicence = observer(({ flow, field }: QuestionsProps) => (
  <StepYesOrNo
    answer={flow.answers.isPcOrInsolvencyLicenceHolder}
    onAnswer={(isPcOrInsolvencyLicenceHolder) => flow.answer({ isPcOrInsolvencyLicenceHolder })}
    {...field("isPcOrInsolvencyLicenceHolder")}
  />
));

interface AcceptanceProps extends QuestionsProps {
  readonly accepted: "declarationAccepted" | "chinaDataProtectionAccepted";
}

/** Something that is read and accepted. RETR-04 */
const Acceptance = observer(({ flow, field, accepted }: AcceptanceProps) => (
  <Checkbox
    {...field(accepted)}
    label={fields[accepted].label}
    isRequired
    isTicked={flow.answers[accepted]}
    onChange={(isAccepted) => flow.answer({ [accepted]: isAccepted })}
  />
));
