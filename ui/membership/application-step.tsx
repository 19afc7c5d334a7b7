import { observer } from "mobx-react-lite";
import type { ReactNode } from "react";
import { isUkOrIreland } from "../../domain/customer/countries.ts";
import { exhausted } from "../../domain/kernel/exhausted.ts";
import type { MembershipQuestionStep } from "../../domain/membership/application.ts";
import { Checkbox } from "../parts/checkbox.tsx";
import { RichText } from "../parts/rich-text.tsx";
import { StepFrame } from "../parts/step-frame.tsx";
import { StepStatement } from "../parts/step-questions.tsx";
import type { ApplicationProps, QuestionsProps } from "./application-props.ts";
import { ContactQuestions, ConvictionsQuestions, EmploymentQuestions } from "./application-questions.tsx";
import { answersGiven, fields } from "./membership-words.ts";

interface AtStep {
  readonly step: MembershipQuestionStep;
}

/** One step of the application. MEMB-04 to MEMB-07 */
export const ApplicationStep = observer((props: ApplicationProps & AtStep) => {
  const { texts, flow, choices, step } = props;
  const { heading, help } = texts.steps[step];
  return (
    <StepFrame
      steps={flow}
      area={texts.heading}
      question={heading}
      help={step !== "DECLARATION" && <RichText text={help} />}
      submitLabel="Submit application"
      fields={fields}
      id="membership"
      answers={answersGiven(flow.answers, choices, isUkOrIreland(flow.facts.countryOfResidence))}
    >
      {(field) => <Questions {...props} field={field} />}
    </StepFrame>
  );
});

const Questions = observer((props: QuestionsProps & AtStep): ReactNode => {
  const { step } = props;
  switch (step) {
    case "CONVICTIONS":
      return <ConvictionsQuestions {...props} />;
    case "EMPLOYMENT":
      return <EmploymentQuestions {...props} />;
    case "CONTACT":
      return <ContactQuestions {...props} />;
    case "DECLARATION":
      return <DeclarationStatement {...props} />;
    default:
      return exhausted(step);
  }
});

/** MEMB-07 */
const DeclarationStatement = observer(({ texts, field }: QuestionsProps) => (
  <StepStatement {...texts.steps.DECLARATION}>
    <Checkbox {...field.agreed("declarationAccepted")} isRequired />
  </StepStatement>
));
