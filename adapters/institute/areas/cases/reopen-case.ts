import { whyNotRevoked } from "../../../../domain/institute/submissions/revoking.ts";
import { undoPeriod, undoableEventOf, reviewOutcomeOf, revokingType } from "../../../../domain/submissions/events.ts";
import { requestOf } from "../../../../domain/submissions/request.ts";
import { RefusalError } from "../../platform/http/refusal-error.ts";
import { deleteDelayedMails, putInOutbox } from "../../platform/mail/mail-outbox.ts";
import type { Mail } from "../../platform/mail/mails.ts";
import { deleteDelayedMessages } from "../../platform/webhooks/webhook-outbox.ts";
import { reviewTakenBack } from "../cpd/reviews/review-declaration.ts";
import type { SubmissionCase } from "../submissions/decision-effects.ts";
import { addEvent, delayOf, submissionsOf, type StoredEvent } from "../submissions/submissions.store.ts";
import type { ActionContext } from "../use-case-context.ts";
import { decisionEffects, reversions } from "./decided-kinds.ts";
import { openCase, refuseIf, assertEventAllowed } from "./open-case.ts";
import { decisionTakenBackMail, submissionTakenBackMail } from "./taken-back-mails.ts";

/** Reverts the effects of a decision, an outcome or a submission; returns the mail that says so. */
const revoke = async ({ mails }: ActionContext, about: SubmissionCase, reason: string): Promise<Mail> => {
  const { submission } = about;
  const { kind, reference } = submission;
  const deciding = decisionEffects[kind];
  if (deciding) {
    await deciding.reopen(about);
    return decisionTakenBackMail(mails, { what: deciding.what(submission), reference }, reason);
  }
  if (reviewOutcomeOf(submission.events)) return reviewTakenBack({ mails }, submission, reason);
  const undoing = reversions[kind];
  if (!undoing) throw new RefusalError("conflict", "CASE_UNCHANGED", `${reference} cannot be taken back.`);
  await undoing.undo(about);
  return submissionTakenBackMail(mails, { what: undoing.what(submission), reference }, reason);
};

/**
 * Deletes the unsent mail and webhook messages of a decision or a request, and restores the request that it replaced.
 */
const deleteUnsentMessages = async (
  { database, now }: ActionContext,
  about: SubmissionCase,
  { undoable, undone }: { readonly undoable: StoredEvent; readonly undone: StoredEvent },
): Promise<void> => {
  const { kind, reference, events } = about.submission;
  const delay = delayOf({ reference, position: events.indexOf(undoable) }, undoable);
  const since = now.getTime() - undoPeriod;
  const isUnsent =
    delay === undefined ||
    ((await deleteDelayedMails(database, delay.heldFor, since)) &&
      (await deleteDelayedMessages(database, delay.heldFor, since)));
  refuseIf(isUnsent ? undefined : "The email has just been sent. Take the decision back, with a reason.");
  const isOnHold = requestOf([...events, undone]) !== undefined;
  if (isOnHold || undoable.type === "asked") await decisionEffects[kind]?.setOnHold?.(about, isOnHold);
};

/** Undoes a decision or a request of the last ten minutes, before its mail goes. DESK-03, LOG-04 */
const undo = async (
  context: ActionContext,
  about: SubmissionCase,
  { undoable, undone }: { readonly undoable: StoredEvent; readonly undone: StoredEvent },
): Promise<void> => {
  if (undoable.type !== "asked") await revoke(context, about, "");
  await addEvent(context.database, about.submission, undone);
  await deleteUnsentMessages(context, about, { undoable, undone });
};

/**
 * Takes back a decision, a declaration or a retirement, and mails the reason to the person. A decision or a
 * request of the last ten minutes is undone without a reason and without a mail. SENT-03, DESK-03, LOG-04
 */
export const reopenCase = async (context: ActionContext, reference: string, reason = ""): Promise<void> => {
  const { database, now, by } = context;
  const about = await openCase(context, reference);
  const { person, submission } = about;
  const type = revokingType(submission.kind, submission.events, now.getTime());
  const event: StoredEvent = { type, at: now.getTime(), by, reason: reason === "" ? undefined : reason };
  assertEventAllowed(about, event);
  const undoable = undoableEventOf(submission.events);
  if (undoable?.type !== "asked" || type !== "undone")
    refuseIf(whyNotRevoked(submission, await submissionsOf(database, person.customerId)));
  if (type === "undone" && undoable) return undo(context, about, { undoable, undone: event });
  const mail = await revoke(context, about, reason);
  await addEvent(database, submission, event);
  await putInOutbox(database, { customerId: person.customerId, mail }, now);
};
