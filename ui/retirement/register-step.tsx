import { observer } from "mobx-react-lite";
import type { ReactNode } from "react";
import { exhausted } from "../../domain/kernel/exhausted.ts";
import type { Problems } from "../../domain/kernel/field-rules.ts";
import { typedRetirementDate, type RetirementField, type RetirementQuestionStep } from "../../domain/retirement/register.ts";
import { Checkbox } from "../parts/checkbox.tsx";
import { DateField } from "../parts/date-field.tsx";
import { RichText } from "../parts/rich-text.tsx";
import { StepFrame } from "../parts/step-frame.tsx";
import { StepQuestions, StepStatement } from "../parts/step-questions.tsx";
import { StepYesOrNo, YesOrNoGroup } from "../parts/yes-or-no-choices.tsx";
import type { RegisterProps } from "./register-props.ts";
import { answersGiven, fieldId, fields, formId } from "./retirement-words.ts";

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
      id={formId}
      answers={answersGiven(flow.answers, flow.facts.today)}
    >
      {(shownProblems) =>
        flow.isLastStep ? (
          <StepStatement heading={heading} help={help}>
            <Questions {...props} shownProblems={shownProblems} />
          </StepStatement>
        ) : (
          <Questions {...props} shownProblems={shownProblems} />
        )
      }
    </StepFrame>
  );
});

interface QuestionsProps extends RegisterProps {
  /** What is said beside each field. */
  readonly shownProblems: Problems<RetirementField>;
}

const Questions = observer((props: QuestionsProps & Pick<RegisterStepProps, "step">): ReactNode => {
  const { step } = props;
  switch (step) {
    case "PERMANENT_RETIREMENT":
      return <PermanentRetirement {...props} />;
    case "INSOLVENCY_LICENCE":
      return <InsolvencyLicence {...props} />;
    case "DECLARATION":
      return <Acceptance {...props} field="declarationAccepted" />;
    case "DATA_PROTECTION":
      return null;
    case "DATA_PROTECTION_CHINA":
      return <Acceptance {...props} field="chinaDataProtectionAccepted" />;
    default:
      return exhausted(step);
  }
});

/** Whether it is for good, and since when: today, until another day is typed. RETR-04 */
const PermanentRetirement = observer(({ flow, shownProblems }: QuestionsProps) => (
  <StepQuestions>
    <YesOrNoGroup
      question={fields.isPermanentRetirement.label}
      answer={flow.answers.isPermanentRetirement}
      onAnswer={(isPermanentRetirement) => flow.answer({ isPermanentRetirement })}
      error={shownProblems.isPermanentRetirement}
      firstId={fieldId("isPermanentRetirement")}
    />
    <DateField
      id={fieldId("retirementDate")}
      label={fields.retirementDate.label}
      isRequired
      hint="The first day on which you no longer worked"
      typed={typedRetirementDate(flow.answers, flow.facts.today)}
      onChange={(retirementDate) => flow.answer({ retirementDate })}
      error={shownProblems.retirementDate}
    />
  </StepQuestions>
));

/** RETR-04 */
const InsolvencyLicence = observer(({ flow, shownProblems }: QuestionsProps) => (
  <StepYesOrNo
    answer={flow.answers.isPcOrInsolvencyLicenceHolder}
    onAnswer={(isPcOrInsolvencyLicenceHolder) => flow.answer({ isPcOrInsolvencyLicenceHolder })}
    error={shownProblems.isPcOrInsolvencyLicenceHolder}
    firstId={fieldId("isPcOrInsolvencyLicenceHolder")}
  />
));

interface AcceptanceProps extends QuestionsProps {
  readonly field: "declarationAccepted" | "chinaDataProtectionAccepted";
}

/** Something that is read and accepted. RETR-04 */
const Acceptance = observer(({ flow, shownProblems, field }: AcceptanceProps) => (
  <Checkbox
    id={fieldId(field)}
    label={fields[field].label}
    isRequired
    isTicked={flow.answers[field]}
    onChange={(isAccepted) => flow.answer({ [field]: isAccepted })}
    error={shownProblems[field]}
  />
));
