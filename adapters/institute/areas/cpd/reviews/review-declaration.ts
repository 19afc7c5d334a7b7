import type { Declaration } from "../../../../../domain/cpd/declaration.ts";
import type { Decision } from "../../../../../domain/kernel/decision.ts";
import { undoPeriod } from "../../../../../domain/submissions/events.ts";
import { RefusalError } from "../../../platform/http/refusal-error.ts";
import { putInOutbox } from "../../../platform/mail/mail-outbox.ts";
import type { SubmissionCase } from "../../submissions/decision-effects.ts";
import { addEvent, whyNotAdded, type StoredEvent, type StoredSubmission } from "../../submissions/submissions.store.ts";
import type { ActionContext } from "../../use-case-context.ts";
import { reviewOutcomeMail } from "./review-mail.ts";
import { reviewOf } from "./reviews.store.ts";

const yearOf = ({ answers }: StoredSubmission): string => String((answers as Declaration).year);

/** The mail that an outcome was taken back. LOG-05 */
export const reviewTakenBack = (
  { mails }: Pick<ActionContext, "mails">,
  submission: StoredSubmission,
  reason: string,
) => reviewOutcomeMail(mails, "takenBack", { year: yearOf(submission), reference: submission.reference, reason });

/** Whether a declaration is under review: a sample drew it, or more was asked for about it. LOG-05 */
export const isUnderReview = async (
  { database }: Pick<ActionContext, "database">,
  { reference, events }: StoredSubmission,
): Promise<boolean> =>
  events.some(({ type }) => type === "asked") || (await reviewOf(database, reference)) !== undefined;

/**
 * Records whether the evidence of a declaration is sufficient, and mails it to the person when it can no longer be undone.
 * Nothing else changes: the declaration stays in force. LOG-05, DESK-03
 */
export const reviewDeclaration = async (
  context: ActionContext,
  { person, submission }: Pick<SubmissionCase, "person" | "submission">,
  { verdict, reason }: Decision,
): Promise<void> => {
  const { database, mails, now, by } = context;
  const event: StoredEvent = { type: "reviewed", at: now.getTime(), by, verdict, reason };
  const why = whyNotAdded(submission, event);
  if (why !== undefined) throw new RefusalError("conflict", "NOT_DECIDED", why);
  if (!(await isUnderReview(context, submission)))
    throw new RefusalError("conflict", "NOT_DECIDED", "It is not under review. Ask for the evidence first.");
  await addEvent(database, submission, event);
  const { reference } = submission;
  const year = yearOf(submission);
  const mail = reviewOutcomeMail(mails, verdict === "grant" ? "sufficient" : "notSufficient", {
    year,
    reference,
    reason,
  });
  const delay = { heldFor: reference, sendNotBefore: now.getTime() + undoPeriod };
  await putInOutbox(database, { customerId: person.customerId, mail, delay }, now);
};
