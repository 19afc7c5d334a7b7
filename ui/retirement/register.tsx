import { observer } from "mobx-react-lite";
import { displayDate } from "../../domain/kernel/calendar-date.ts";
import { exhausted } from "../../domain/kernel/exhausted.ts";
import { isNonStandard } from "../../domain/retirement/criteria.ts";
import { FlowDone, FlowFailed, FlowSending } from "../parts/flow-outcome.tsx";
import { Section } from "../parts/page.tsx";
import { RichText } from "../parts/rich-text.tsx";
import { StepLanding } from "../parts/step-landing.tsx";
import type { RegisterProps } from "./register-props.ts";
import { RegisterStep } from "./register-step.tsx";
import { answersGiven } from "./retirement-words.ts";

/** The way into the register, at whatever step it stands. RETR-01 */
export const Register = observer((props: RegisterProps) => {
  const { texts, flow } = props;
  switch (flow.step) {
    case "LANDING":
      return <Landing texts={texts} flow={flow} />;
    case "ALREADY_RETIRED":
      return (
        <Section heading={texts.alreadyRetired.heading}>
          <RichText text={texts.alreadyRetired.message} />
        </Section>
      );
    case "SUBMITTING":
      return <FlowSending heading="Entering you in the register" />;
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

const Joined = observer(({ texts, flow }: RegisterProps) => {
  if (flow.submission.status !== "done") return null;
  const { reference } = flow.submission.done;
  const retirementDate = displayDate(flow.submission.done.retirementDate);
  const registeredOn = displayDate(flow.submission.done.registeredOn);
  const record = {
    heading: "Your place on the register",
    answers: [
      { question: "Reference", answer: reference },
      { question: "Joined on", answer: registeredOn },
      ...answersGiven(flow.answers, flow.facts.today),
    ],
  };
  return (
    <FlowDone heading="You have joined the register" record={record} onClose={flow.close}>
      <RichText text={texts.complete} values={{ reference, retirementDate, registeredOn }} />
    </FlowDone>
  );
});

const Failed = observer(({ texts, flow }: RegisterProps) => (
  <FlowFailed
    heading="We couldn't add you to the register"
    flow={flow}
    answers={answersGiven(flow.answers, flow.facts.today)}
  >
    <RichText text={texts.failed} />
  </FlowFailed>
));
