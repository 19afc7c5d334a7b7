import type { OrganisationRules } from "../../../../domain/rules/organisation-rules.ts";
import type { Fact } from "../../platform/paper/facts.ts";
import type { SubmissionTexts } from "../../texts/paper-shapes.ts";
import type { StoredSubmission } from "./submissions.store.ts";

/** A submission in words, for its copy. */
export interface SubmissionDescription {
  /** "CPD declaration for 2026" */
  readonly title: string;
  readonly facts: readonly Fact[];
  /** Whether its copy bears the seal, as only a recorded declaration does. */
  readonly isSealed?: boolean;
}

/** Describes submissions of one kind in words; in the organisation's own language without another one. */
export type DescribeSubmission = (
  submission: Pick<StoredSubmission, "kind" | "answers" | "submittedOn" | "events">,
  rules: OrganisationRules,
  texts: SubmissionTexts,
  language?: string,
) => SubmissionDescription;
