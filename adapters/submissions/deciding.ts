import type { Decision } from "../../domain/kernel/decision.ts";
import type { CustomerRow } from "../customer/customer.store.ts";
import type { Operator } from "../institute/operator.ts";
import type { Database } from "../institute/storage/storage.ts";
import type { StoredSubmission } from "./submissions.store.ts";

/** A submission with its customer, in the transaction of whoever works on it. */
export interface SubmissionCase {
  readonly operator: Operator;
  readonly database: Database;
  readonly person: CustomerRow;
  readonly submission: StoredSubmission;
}

/** What a decision came to. */
export interface DecisionOutcome {
  /** What it replaced in the register, to be put back when the decision is taken back. */
  readonly replaced?: unknown;
  /** What happens next, in words for the person. */
  readonly next: string;
  /** What staff read: "is a member from 4 March 2026". */
  readonly told: string;
}

/** What follows for the register from decisions about one kind of submission. */
export interface Deciding {
  /** "waiver from 1 February 2026 to 31 March 2026" */
  readonly name: (submission: StoredSubmission) => string;
  /** Why it cannot be decided like this, beyond what holds of every submission. */
  readonly whyNot?: (person: CustomerRow, decision: Decision) => string | undefined;
  readonly decide: (about: SubmissionCase, decision: Decision) => Promise<DecisionOutcome>;
  /** What follows when something more is asked of the person. */
  readonly ask?: (about: SubmissionCase) => Promise<void>;
  /** Undoes what followed from the decision that stands. */
  readonly reopen: (about: SubmissionCase) => Promise<void>;
}
