import { observer } from "mobx-react-lite";
import type { MembershipApplicationFlow } from "../../application/membership/membership-application.ts";
import type { Choices } from "../../application/membership/membership-choices.ts";
import { isUkOrIreland } from "../../domain/customer/countries.ts";
import { displayDate } from "../../domain/kernel/calendar-date.ts";
import { FlowDone, FlowFailed } from "../parts/flow-outcome.tsx";
import { PageLoader } from "../parts/page-loader.tsx";
import { Section } from "../parts/page.tsx";
import { RichText } from "../parts/rich-text.tsx";
import { StepLanding } from "../parts/step-landing.tsx";
import type { ApplicationProps } from "./application-props.ts";
import { ApplicationStep } from "./application-step.tsx";
import { answersSoFar } from "./membership-words.ts";

/** The membership application, at whatever step it stands. MEMB-01, MEMB-02 */
export const Application = observer((props: ApplicationProps) => {
  const { texts, flow } = props;
  switch (flow.step) {
    case "LANDING":
      return <StepLanding heading={texts.landing.heading} flow={flow} texts={texts.landing} />;
    case "ALREADY_APPLIED":
    case "MEMBERSHIP_APPLICATION_ONHOLD":
    case "MEMBERSHIP_APPLICATION_COMPLETE":
      return (
        <Section heading={texts.states[flow.step].heading}>
          <RichText text={texts.states[flow.step].message} />
        </Section>
      );
    case "SUBMITTING":
      return <PageLoader />;
    case "COMPLETE":
      return <Submitted {...props} />;
    case "ERROR":
      return <Failed {...props} />;
    default:
      return <ApplicationStep {...props} />;
  }
});

const given = (flow: MembershipApplicationFlow, choices: Choices) =>
  answersSoFar(flow.answers, choices, isUkOrIreland(flow.facts.countryOfResidence));

const Submitted = observer(({ texts, flow, choices }: ApplicationProps) => {
  if (flow.submission.status !== "done") return null;
  const { reference } = flow.submission.done;
  const submittedOn = displayDate(flow.submission.done.submittedOn);
  const record = {
    heading: "Your application",
    answers: [
      { question: "Reference", answer: reference },
      { question: "Submitted on", answer: submittedOn },
      ...given(flow, choices),
    ],
  };
  return (
    <FlowDone heading="Application submitted" record={record} onClose={flow.close}>
      <RichText text={texts.complete} values={{ reference, submittedOn }} />
    </FlowDone>
  );
});

const Failed = observer(({ texts, flow, choices }: ApplicationProps) => (
  <FlowFailed heading="We couldn't submit your application" flow={flow} answers={given(flow, choices)}>
    <RichText text={texts.failed} />
  </FlowFailed>
));
