import { observer } from "mobx-react-lite";
import type { ReactNode } from "react";
import type { RetirementRegisterFlow } from "../../application/retirement/retirement-register.ts";
import { retirementFields, retirementProblems, typedRetirementDate } from "../../domain/retirement/register.ts";
import { Checkbox } from "../parts/checkbox.tsx";
import { ChoiceGroup } from "../parts/choice-group.tsx";
import { DateField } from "../parts/date-field.tsx";
import { RichText } from "../parts/rich-text.tsx";
import type { FieldMessages } from "../parts/step-frame.tsx";
import { StepFrame } from "../parts/step-frame.tsx";
import { StepQuestions } from "../parts/step-questions.tsx";
import { asYesOrNo, yesAndNo } from "../parts/yes-or-no.ts";
import type { RegisterProps } from "./register-props.ts";
import { answersSoFar, fieldId, questions } from "./retirement-words.ts";

/** What stands in the way of going on, in the order of the fields. RETR-04 */
const missingAt = (flow: RetirementRegisterFlow) => {
  const problems = retirementProblems(flow.place.step, flow.answers, flow.facts);
  return retirementFields.flatMap((field) => {
    const message = problems[field];
    return message === undefined ? [] : [{ fieldId: fieldId(field), label: questions[field], message }];
  });
};

/** One step on the way into the register. RETR-04 */
export const RegisterStep = observer((props: RegisterProps) => {
  const { flow } = props;
  return (
    <StepFrame
      steps={flow}
      submitLabel="Join the register"
      missing={missingAt(flow)}
      answers={answersSoFar(flow.answers, flow.facts.today)}
    >
      {(messages) => <Questions {...props} messages={messages} />}
    </StepFrame>
  );
});

interface QuestionsProps extends RegisterProps {
  readonly messages: FieldMessages;
}

const Questions = observer((props: QuestionsProps): ReactNode => {
  const { texts, flow, messages } = props;
  const { answers } = flow;
  switch (flow.step) {
    case "PERMANENT_RETIREMENT":
      return <PermanentRetirement {...props} />;
    case "INSOLVENCY_LICENCE":
      return (
        <ChoiceGroup
          question={questions.isPcOrInsolvencyLicenceHolder}
          help={<RichText text={texts.insolvencyLicence.help} />}
          choices={yesAndNo}
          chosen={asYesOrNo(answers.isPcOrInsolvencyLicenceHolder)}
          onChoose={(value) => flow.answer({ isPcOrInsolvencyLicenceHolder: value === "Yes" })}
          error={messages[fieldId("isPcOrInsolvencyLicenceHolder")]}
          firstId={fieldId("isPcOrInsolvencyLicenceHolder")}
        />
      );
    case "DECLARATION":
      return (
        <StepQuestions {...texts.declaration}>
          <Checkbox
            id={fieldId("declarationAccepted")}
            label={questions.declarationAccepted}
            isRequired
            isTicked={answers.declarationAccepted}
            onChange={(declarationAccepted) => flow.answer({ declarationAccepted })}
            error={messages[fieldId("declarationAccepted")]}
          />
        </StepQuestions>
      );
    case "DATA_PROTECTION_CHINA":
      return (
        <StepQuestions {...texts.dataProtectionChina}>
          <Checkbox
            id={fieldId("chinaDataProtectionAccepted")}
            label={questions.chinaDataProtectionAccepted}
            isRequired
            isTicked={answers.chinaDataProtectionAccepted}
            onChange={(chinaDataProtectionAccepted) => flow.answer({ chinaDataProtectionAccepted })}
            error={messages[fieldId("chinaDataProtectionAccepted")]}
          />
        </StepQuestions>
      );
    default:
      return <StepQuestions {...texts.dataProtection} />;
  }
});

/** Whether it is for good, and since when: today, until another day is typed. RETR-04 */
const PermanentRetirement = observer(({ texts, flow, messages }: QuestionsProps) => (
  <StepQuestions {...texts.permanentRetirement}>
    <ChoiceGroup
      question={questions.isPermanentRetirement}
      isPart
      choices={yesAndNo}
      chosen={asYesOrNo(flow.answers.isPermanentRetirement)}
      onChoose={(value) => flow.answer({ isPermanentRetirement: value === "Yes" })}
      error={messages[fieldId("isPermanentRetirement")]}
      firstId={fieldId("isPermanentRetirement")}
    />
    <DateField
      id={fieldId("retirementDate")}
      label={questions.retirementDate}
      isRequired
      hint="The first day on which you no longer worked"
      typed={typedRetirementDate(flow.answers, flow.facts.today)}
      onChange={(retirementDate) => flow.answer({ retirementDate })}
      error={messages[fieldId("retirementDate")]}
    />
  </StepQuestions>
));
