import {
  each,
  field,
  line,
  lineWith,
  note,
  object,
  optional,
  optionalField,
  outcomeHeadings,
  richText,
  richTextWith,
  step,
  type ContentOf,
  type Shape,
} from "../kernel/content.ts";
import { followedNames, outcomeNames } from "../submissions/following.ts";
import { applicationStates } from "./application-state.ts";
import { membershipQuestionSteps, type MembershipAnswers, type MembershipField } from "./application.ts";

const help = object({ help: richText });

/** Texts of the membership application. MEMB-01 to MEMB-09 */
export const applyForMembership = object({
  heading: line,
  introduction: richText,
  /** Shown when it is unknown whether the customer has applied. */
  undecided: line,
  fields: object({
    hasConvictions: field,
    confirmedPermission: field,
    publicPractice: field,
    publicPracticeConfirmed: field,
    employmentCategory: field,
    businessCategory: field,
    jobTitle: field,
    companyName: field,
    organisationSize: optionalField,
    professionalQualifications: optionalField,
    regionalNetwork: field,
    employmentNetworks: optionalField,
    includeInDirectoryOfMembers: field,
    declarationAccepted: field,
  } satisfies Readonly<Record<keyof MembershipAnswers | MembershipField, Shape>>),
  /** Shown for a question that was answered without a choice. */
  none: line,
  submit: line,
  outcome: outcomeHeadings,
  /** Label of the day of the application. */
  submittedOn: line,
  /** Names the submission of a downloadable copy. */
  copyOf: line,
  landing: object({ heading: line, eligible: richText, notEligible: richText }),
  states: each(applicationStates, note),
  /** What an application on hold still needs, if the institute specifies it. */
  request: object({ heading: line, by: lineWith("date"), where: richTextWith("reference"), answer: line }),
  /** Progress of the latest application, if the institute reports it. */
  followed: object({
    heading: line,
    earlier: line,
    ...each(followedNames, line).fields,
    ...each(outcomeNames, optional(line)).fields,
  }),
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
