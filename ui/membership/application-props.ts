import type { ApplyForMembershipContent } from "../../domain/membership/content.ts";
import type { SubmissionCopies } from "../../application/documents/submission-copies.ts";
import type { MembershipApplicationFlow } from "../../application/membership/membership-application.ts";
import type { Choices } from "../../application/membership/membership-choices.ts";
import type { MembershipAnswers } from "../../domain/membership/application.ts";
import type { Fields } from "../parts/fields-of.ts";

/** What every part of the application is given. */
export interface ApplicationProps {
  readonly texts: ApplyForMembershipContent;
  readonly flow: MembershipApplicationFlow;
  readonly choices: Choices;
  readonly copies: SubmissionCopies;
}

/** What the questions of a step are given. */
export interface QuestionsProps extends ApplicationProps {
  readonly field: Fields<MembershipAnswers>;
}
