import { needsDecision } from "../../../../domain/submissions/events.ts";
import { whyNotRevoked } from "../../../../domain/submissions/revoking.ts";
import { RefusalError } from "../../platform/http/refusal-error.ts";
import { decisionTakenBack, submissionTakenBack, type Mail } from "../../platform/mail/mails.ts";
import { putInOutbox } from "../../platform/mail/outbox.ts";
import type { Acting } from "../acting.ts";
import type { SubmissionCase } from "../submissions/deciding.ts";
import { addEvent, submissionsOf, type StoredEvent } from "../submissions/submissions.store.ts";
import { decidings, undoings } from "./decided-kinds.ts";
import { openCase, refuseBecause, refuseUnlessAdded, type CaseOutcome } from "./open-case.ts";

interface Undone {
  readonly mail: Mail;
  readonly message: string;
}

const undo = async ({ mails }: Acting, about: SubmissionCase, reason: string): Promise<Undone> => {
  const { operator, submission } = about;
  const { kind, reference } = submission;
  const deciding = decidings[kind];
  if (deciding) {
    await deciding.reopen(about);
    const name = deciding.name(submission, operator.rules);
    return {
      mail: decisionTakenBack(mails, { what: deciding.what(submission, operator.rules), reference }, reason),
      message: `the ${name} ${reference} waits for a decision again`,
    };
  }
  const undoing = undoings[kind];
  if (!undoing) throw new RefusalError("conflict", "CASE_UNCHANGED", `${reference} cannot be taken back.`);
  await undoing.undo(about);
  const name = undoing.name(submission);
  return {
    mail: submissionTakenBack(mails, { what: undoing.what(submission), reference }, reason),
    message: `the ${name} ${reference} is taken back`,
  };
};

/** Takes back a decision, a declaration or a retirement, and mails the reason to the person. SENT-03 */
export const reopenCase = async (acting: Acting, reference: string, reason: string): Promise<CaseOutcome> => {
  const { database, now, by } = acting;
  const about = await openCase(acting, reference);
  const { person, submission } = about;
  const type = needsDecision(submission.kind) ? "reopened" : "taken back";
  const event: StoredEvent = { type, at: now.getTime(), by, reason };
  refuseUnlessAdded(about, event);
  refuseBecause(whyNotRevoked(submission, await submissionsOf(database, person.customerId)));
  const { mail, message } = await undo(acting, about, reason);
  await addEvent(database, submission, event);
  await putInOutbox(database, { customerId: person.customerId, mail }, now);
  return { person, submission, message };
};
