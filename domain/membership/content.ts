import { each, line, lineWith, note, object, richText, richTextWith, step, type ContentOf } from "../kernel/content.ts";
import { followedNames } from "../submissions/following.ts";
import { membershipQuestionSteps } from "./application.ts";
import { applicationStates } from "./eligibility.ts";

const help = object({ help: richText });

/** Texts of the membership application. MEMB-01 to MEMB-09 */
export const applyForMembership = object({
  heading: line,
  introduction: richText,
  landing: object({ heading: line, eligible: richText, notEligible: richText }),
  states: each(applicationStates, note),
  /** What an application on hold still needs, if the institute specifies it. */
  request: object({ heading: line, by: lineWith("date"), where: richTextWith("reference") }),
  /** Progress of the latest application, if the institute reports it. */
  followed: object({ heading: line, earlier: line, ...each(followedNames, line).fields }),
  steps: each(membershipQuestionSteps, step),
  publicPractice: help,
  qualifications: help,
  networks: help,
  directory: help,
  complete: object({ message: richTextWith("submittedOn"), next: richText }),
  /** `failed`: the outcome is unknown. `refused`: nothing was recorded. */
  failed: richText,
  refused: richText,
});
export type ApplyForMembershipContent = ContentOf<typeof applyForMembership>;
