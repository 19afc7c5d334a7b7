import { observer } from "mobx-react-lite";
import { displayDate } from "../../domain/kernel/calendar-date.ts";
import { exhausted } from "../../domain/kernel/exhausted.ts";
import { isNonStandard } from "../../domain/retirement/register-card.ts";
import { FlowDone, FlowEnd, FlowFailed, FlowSending } from "../parts/flow-outcome.tsx";
import { Section } from "../parts/page.tsx";
import { RichText } from "../parts/rich-text.tsx";
import { StepLanding } from "../parts/step-landing.tsx";
import { RegisterStep, type RegisterProps } from "./register-step.tsx";
import { answersGiven } from "./retirement-words.ts";

/** The way into the register, at whatever step it stands. RETR-01 */
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
      return <FlowSending area={texts.heading} heading="Entering you in the register" />;
    case "COMPLETE":
      return <Joined {...props} />;
    case "ERROR":
      return <Failed {...props} />;
    case "PERMANENT_RETIREMENT":
    case "INSOLVENCY_LICENCE":
    case "DECLARATION":
    case "DATA_PROTECTION":
    case "DATA_PROTECTION_CHINA":
      return <RegisterStep {...props} step={flow.step} />;
    default:
      return exhausted(flow.step);
  }
});

const Landing = observer(({ texts: { landing }, flow }: RegisterProps) => {
  const refusal = isNonStandard(flow.facts.retirementCriteria) ? landing.nonStandard : landing.notEligible;
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

const Joined = observer(({ texts, flow, copies }: RegisterProps) => {
  if (flow.submission.status !== "done") return null;
  const { reference } = flow.submission.done;
  const retirementDate = displayDate(flow.submission.done.retirementDate);
  const registeredOn = displayDate(flow.submission.done.registeredOn);
  return (
    <FlowDone
      area={texts.heading}
      heading="You have joined the register"
      message={<RichText text={texts.complete.message} values={{ retirementDate, registeredOn }} />}
      reference={reference}
      copies={copies}
      answers={[{ question: "Joined on", answer: registeredOn }, ...answersGiven(flow.answers, flow.facts.today)]}
      next={<RichText text={texts.complete.next} />}
      onClose={flow.close}
    />
  );
});

const Failed = observer(({ texts, flow }: RegisterProps) => (
  <FlowFailed
    area={texts.heading}
    heading="We couldn’t add you to the register"
    flow={flow}
    answers={answersGiven(flow.answers, flow.facts.today)}
  >
    <RichText text={texts.failed} />
  </FlowFailed>
));
