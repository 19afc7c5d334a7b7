import { each, line, lineWith, note, object, richText, richTextWith, step, type ContentOf } from "../kernel/content.ts";
import { followedNames } from "../submissions/following.ts";
import { membershipQuestionSteps } from "./application.ts";
import { applicationStates } from "./eligibility.ts";

const help = object({ help: richText });

/** The membership application. MEMB-01 to MEMB-09 */
export const applyForMembership = object({
  heading: line,
  introduction: richText,
  landing: object({ heading: line, eligible: richText, notEligible: richText }),
  states: each(applicationStates, note),
  /** What is still needed of an application on hold, where the institute says what it is. */
  request: object({ heading: line, by: lineWith("date"), where: richTextWith("reference") }),
  /** What became of the latest application, where the institute says so. */
  followed: object({ heading: line, earlier: line, ...each(followedNames, line).fields }),
  steps: each(membershipQuestionSteps, step),
  publicPractice: help,
  qualifications: help,
  networks: help,
  directory: help,
  complete: object({ message: richTextWith("submittedOn"), next: richText }),
  /** Where it is not known whether it was taken, and where it is known that it was not. */
  failed: richText,
  refused: richText,
});
export type ApplyForMembershipContent = ContentOf<typeof applyForMembership>;
