import type { ApplyForMembershipContent } from "../../application/content/pages.ts";
import type { MembershipApplicationFlow } from "../../application/membership/membership-application.ts";
import type { Choices } from "../../application/membership/membership-choices.ts";
import type { FieldMessages } from "../parts/step-frame.tsx";

/** What every part of the application is given. */
export interface ApplicationProps {
  readonly texts: ApplyForMembershipContent;
  readonly flow: MembershipApplicationFlow;
  readonly choices: Choices;
}

/** What the questions of a step are given. */
export interface QuestionsProps extends ApplicationProps {
  readonly messages: FieldMessages;
}
