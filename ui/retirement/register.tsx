import { observer } from "mobx-react-lite";

import { assertNever } from "../../domain/kernel/assert-never.ts";
import { displayDate } from "../../domain/kernel/calendar-date.ts";
import { registerCardFor } from "../../domain/retirement/register-card.ts";
import { FlowEnd, FlowOutcome } from "../components/flow-outcome.tsx";
import { Section } from "../components/page.tsx";
import { RichText } from "../components/rich-text.tsx";
import { useRules } from "../components/rules.ts";
import { StepLanding } from "../components/step-landing.tsx";
import { useTexts } from "../components/texts.ts";
import { RegisterStep, type RegisterProps } from "./register-step.tsx";
import { answerSummary } from "./retirement-words.ts";

/** Joining the register, at its current step. RETR-01 */
export const Register = observer((props: RegisterProps) => {
  const { texts, flow } = props;
  switch (flow.step) {
    case "LANDING":
      return <Landing {...props} />;
    case "ALREADY_RETIRED":
      return (
        <Section heading={texts.alreadyRetired.heading}>
          <RichText text={texts.alreadyRetired.message} />
        </Section>
      );
    case "NOT_PERMANENT":
      return <Ended {...props} {...texts.notPermanent} />;
    case "LICENCE_HELD":
      return <Ended {...props} {...texts.licenceHeld} />;
    case "SUBMITTING":
    case "COMPLETE":
    case "ERROR":
      return <Outcome {...props} />;
    case "PERMANENT_RETIREMENT":
    case "INSOLVENCY_LICENCE":
    case "DECLARATION":
    case "DATA_PROTECTION":
    case "DATA_PROTECTION_CHINA":
      return <RegisterStep {...props} step={flow.step} />;
    default:
      return assertNever(flow.step);
  }
});

const Landing = observer(({ texts: { landing }, flow }: RegisterProps) => {
  const refusal = registerCardFor(flow.facts) === "nonStandard" ? landing.nonStandard : landing.notEligible;
  return (
    <StepLanding heading={landing.heading} flow={flow}>
      <RichText text={flow.mayContinue ? landing.eligible : refusal} />
    </StepLanding>
  );
});

const Ended = ({ texts, flow, heading, message }: RegisterProps & RegisterProps["texts"]["notPermanent"]) => (
  <FlowEnd area={texts.heading} heading={heading} flow={flow}>
    <RichText text={message} />
  </FlowEnd>
);

const Outcome = observer(({ texts, flow, copies }: RegisterProps) => {
  const rules = useRules();
  return (
    <FlowOutcome
      area={texts.heading}
      flow={flow}
      copies={copies}
      headings={texts.outcome}
      answers={answerSummary(flow.answers, flow.facts.today, texts, useTexts(), rules)}
      done={(joined) => {
        const retirementDate = joined.retirementDate && displayDate(joined.retirementDate, rules);
        const registeredOn = joined.registeredOn && displayDate(joined.registeredOn, rules);
        return {
          message: retirementDate && registeredOn && (
            <RichText text={texts.complete.message} values={{ retirementDate, registeredOn }} />
          ),
          onRecord: registeredOn ? [{ question: texts.joinedOn, answer: registeredOn }] : [],
          next: <RichText text={texts.complete.next} />,
        };
      }}
      failed={<RichText text={texts.failed} />}
      refused={<RichText text={texts.refused} />}
    />
  );
});
