import type { DateStyle } from "../../../../domain/kernel/calendar-date.ts";
import type { Decision } from "../../../../domain/kernel/decision.ts";
import type { CustomerRow } from "../../platform/customers/customers.store.ts";
import type { Operator } from "../../platform/operator.ts";
import type { Database } from "../../platform/storage/storage.ts";
import type { NextAfterDecision } from "../../texts/mail-shapes.ts";
import type { ChooseNextSteps, ChooseSubmissionName } from "./submission-mails.ts";
import type { StoredSubmission } from "./submissions.store.ts";

/** A submission with its customer, in the caller's transaction. */
export interface SubmissionCase {
  readonly operator: Operator;
  readonly database: Database;
  readonly person: CustomerRow;
  readonly submission: StoredSubmission;
}

export interface DecisionOutcome {
  /** The replaced state of the register, restored when the decision is taken back. */
  readonly replaced?: unknown;
  /** What happens next, in words for the person. */
  readonly next: ChooseNextSteps<NextAfterDecision>;
}

/** Effects of decisions on the register, for one kind of submission. */
export interface DecisionEffects {
  /** "waiver from 1 February 2026 to 31 March 2026" */
  readonly name: (submission: StoredSubmission, rules: DateStyle) => string;
  /** Its name in mails, from the organisation's texts. */
  readonly what: (submission: StoredSubmission) => ChooseSubmissionName;
  /** Why this decision is not possible, in addition to the general checks; undefined when it is. */
  readonly whyNot?: (person: CustomerRow, decision: Decision) => string | undefined;
  readonly decide: (about: SubmissionCase, decision: Decision) => Promise<DecisionOutcome>;
  /** Effects of asking the person for more, and of the end of that. */
  readonly setOnHold?: (about: SubmissionCase, isOnHold: boolean) => Promise<void>;
  /** Reverts the effects of the current decision. */
  readonly reopen: (about: SubmissionCase) => Promise<void>;
}
