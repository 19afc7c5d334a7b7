import type { OrganisationRules } from "../../domain/rules/organisation-rules.ts";
import type { Call } from "../contract/call.ts";
import type { CallRequest } from "../institute/api/serve.ts";
import type { Fact } from "../institute/paper/layouts.ts";
import type { NextAfterSubmission } from "../mail/mail-shapes.ts";
import { received, type MailTexts, type Next, type What } from "../mail/mails.ts";
import { putInOutbox } from "../mail/outbox.ts";
import { submissionOf, type StoredSubmission } from "./submissions.store.ts";

/** A submission in words, for its copy. */
export interface Submitted {
  /** "CPD declaration for 2026" */
  readonly title: string;
  readonly facts: readonly Fact[];
  /** Whether its copy bears the seal, as only a recorded declaration does. */
  readonly isSealed?: boolean;
}

/** Describes submissions of one kind in words. */
export type DescribeSubmission = (
  submission: Pick<StoredSubmission, "kind" | "answers" | "submittedOn" | "events">,
  rules: OrganisationRules,
) => Submitted;

interface JustSubmitted {
  /** "CPD declaration for 2026" */
  readonly what: What;
  readonly reference: string;
  readonly describe: DescribeSubmission;
  readonly next: Next<NextAfterSubmission>;
}

/** Confirms a stored submission to the person by email. MAIL-01 */
export const confirmByEmail = async (
  { database, customerId, now, rules }: Pick<CallRequest<Call>, "database" | "customerId" | "now" | "rules">,
  mails: MailTexts,
  { describe, ...about }: JustSubmitted,
): Promise<void> => {
  const submission = await submissionOf(database, about.reference);
  const facts = submission ? describe(submission, rules).facts : [];
  await putInOutbox(database, { customerId, mail: received(mails, { ...about, facts }) }, now);
};

/** "Yes" or "No". */
export const yesOrNo = (isTrue: boolean): string => (isTrue ? "Yes" : "No");
