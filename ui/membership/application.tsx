import { observer } from "mobx-react-lite";
import type { ReactNode } from "react";

import { assertNever } from "../../domain/kernel/assert-never.ts";
import { displayDate } from "../../domain/kernel/calendar-date.ts";
import type { MembershipQuestionStep } from "../../domain/membership/application.ts";
import { Checkbox } from "../components/checkbox.tsx";
import { FlowOutcome } from "../components/flow-outcome.tsx";
import { Section } from "../components/page.tsx";
import { RichText } from "../components/rich-text.tsx";
import { useRules } from "../components/rules.ts";
import { StepFrame } from "../components/step-frame.tsx";
import { StepLanding } from "../components/step-landing.tsx";
import { StepStatement } from "../components/step-questions.tsx";
import { useTexts } from "../components/texts.ts";
import { EvidenceField } from "../evidence/evidence-field.tsx";
import {
  ContactQuestions,
  ConvictionsQuestions,
  EmploymentQuestions,
  type ApplicationProps,
  type QuestionsProps,
} from "./application-questions.tsx";
import { EarlierApplication, PresentApplication } from "./followed-application.tsx";
import { answerSummary } from "./membership-words.ts";

/** The membership application at its current step. MEMB-01, MEMB-02 */
export const Application = observer((props: ApplicationProps) => {
  const { texts, flow } = props;
  switch (flow.step) {
    case "LANDING":
      return (
        <>
          <StepLanding heading={texts.landing.heading} flow={flow}>
            <RichText text={flow.mayContinue ? texts.landing.eligible : texts.landing.notEligible} />
          </StepLanding>
          {flow.mayContinue && <EarlierApplication {...props} />}
        </>
      );
    case "ALREADY_APPLIED":
    case "MEMBERSHIP_APPLICATION_ONHOLD":
    case "MEMBERSHIP_APPLICATION_COMPLETE":
      return (
        <Section heading={texts.states[flow.step].heading}>
          <RichText text={texts.states[flow.step].message} />
          <PresentApplication {...props} isOnHold={flow.step === "MEMBERSHIP_APPLICATION_ONHOLD"} />
        </Section>
      );
    case "SUBMITTING":
    case "COMPLETE":
    case "ERROR":
      return <Outcome {...props} />;
    case "CONVICTIONS":
    case "EMPLOYMENT":
    case "CONTACT":
    case "DECLARATION":
      return <ApplicationStep {...props} step={flow.step} />;
    default:
      return assertNever(flow.step);
  }
});

const useAnswerList = ({ texts, flow, choices }: ApplicationProps) =>
  answerSummary(flow.answers, choices, flow.facts, texts, useTexts());

const Outcome = observer((props: ApplicationProps) => {
  const { texts, flow, copies } = props;
  const rules = useRules();
  return (
    <FlowOutcome
      area={texts.heading}
      flow={flow}
      copies={copies}
      headings={texts.outcome}
      answers={useAnswerList(props)}
      done={(applied) => {
        const submittedOn = applied.submittedOn && displayDate(applied.submittedOn, rules);
        return {
          message: submittedOn && <RichText text={texts.complete.message} values={{ submittedOn }} />,
          onRecord: submittedOn ? [{ question: texts.submittedOn, answer: submittedOn }] : [],
          next: <RichText text={texts.complete.next} />,
        };
      }}
      failed={<RichText text={texts.failed} />}
      refused={<RichText text={texts.refused} />}
    />
  );
});

interface AtStep {
  readonly step: MembershipQuestionStep;
}

/** A step of the application. MEMB-04 to MEMB-07 */
const ApplicationStep = observer((props: ApplicationProps & AtStep) => {
  const { texts, flow, step } = props;
  const { heading, help } = texts.steps[step];
  return (
    <StepFrame
      steps={flow}
      area={texts.heading}
      question={heading}
      help={step !== "DECLARATION" && <RichText text={help} />}
      submitLabel={texts.submit}
      fields={texts.fields}
      id="membership"
      answers={useAnswerList(props)}
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
      return assertNever(step);
  }
});

/** The evidence, if there is any, and the declaration to accept. MEMB-07, LOG-02 */
const DeclarationStatement = observer(({ texts, field, files }: QuestionsProps) => (
  <>
    {files && <EvidenceField files={files} />}
    <StepStatement {...texts.steps.DECLARATION}>
      <Checkbox {...field.agreed("declarationAccepted")} isRequired />
    </StepStatement>
  </>
));
