import { observer } from "mobx-react-lite";
import type { ReactNode } from "react";
import type { MembershipApplicationFlow } from "../../application/membership/membership-application.ts";
import { isUkOrIreland } from "../../domain/customer/countries.ts";
import { membershipFields, membershipProblems } from "../../domain/membership/problems.ts";
import { Checkbox } from "../parts/checkbox.tsx";
import { StepFrame } from "../parts/step-frame.tsx";
import { StepQuestions } from "../parts/step-questions.tsx";
import { ContactQuestions } from "./contact-questions.tsx";
import { ConvictionsQuestions } from "./convictions-questions.tsx";
import { EmploymentQuestions } from "./employment-questions.tsx";
import type { ApplicationProps, QuestionsProps } from "./application-props.ts";
import { answersSoFar, fieldId, questions } from "./membership-words.ts";

/** What stands in the way of going on, in the order of the fields. MEMB-04 to MEMB-07 */
const missingAt = (flow: MembershipApplicationFlow) => {
  const problems = membershipProblems(flow.place.step, flow.answers, flow.facts);
  return membershipFields.flatMap((field) => {
    const message = problems[field];
    return message === undefined ? [] : [{ fieldId: fieldId(field), label: questions[field], message }];
  });
};

/** One step of the application. MEMB-04 to MEMB-07 */
export const ApplicationStep = observer((props: ApplicationProps) => {
  const { flow, choices } = props;
  return (
    <StepFrame
      steps={flow}
      submitLabel="Submit application"
      missing={missingAt(flow)}
      answers={answersSoFar(flow.answers, choices, isUkOrIreland(flow.facts.countryOfResidence))}
    >
      {(messages) => <Questions {...props} messages={messages} />}
    </StepFrame>
  );
});

const Questions = observer((props: QuestionsProps): ReactNode => {
  const { texts, flow, messages } = props;
  switch (flow.step) {
    case "CONVICTIONS":
      return <ConvictionsQuestions {...props} />;
    case "EMPLOYMENT":
      return <EmploymentQuestions {...props} />;
    case "CONTACT":
      return <ContactQuestions {...props} />;
    default:
      return (
        <StepQuestions {...texts.declaration}>
          <Checkbox
            id={fieldId("declarationAccepted")}
            label={questions.declarationAccepted}
            isRequired
            isTicked={flow.answers.declarationAccepted}
            onChange={(declarationAccepted) => flow.answer({ declarationAccepted })}
            error={messages[fieldId("declarationAccepted")]}
          />
        </StepQuestions>
      );
  }
});
