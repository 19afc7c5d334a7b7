import { decisionHold, revokingType, toldEventsOf } from "../../../../domain/submissions/events.ts";
import { requestOf } from "../../../../domain/submissions/request.ts";
import { whyNotRevoked } from "../../../../domain/submissions/revoking.ts";
import { RefusalError } from "../../platform/http/refusal-error.ts";
import { decisionTakenBack, submissionTakenBack, type Mail } from "../../platform/mail/mails.ts";
import { deleteHeldMails, putInOutbox } from "../../platform/mail/outbox.ts";
import { deleteHeldMessages } from "../../platform/webhooks/outbox.ts";
import type { Acting } from "../acting.ts";
import type { SubmissionCase } from "../submissions/deciding.ts";
import { addEvent, submissionsOf, type StoredEvent } from "../submissions/submissions.store.ts";
import { decidings, undoings } from "./decided-kinds.ts";
import { openCase, refuseBecause, refuseUnlessAdded, type CaseOutcome } from "./open-case.ts";

interface Revoked {
  readonly mail: Mail;
  readonly message: string;
}

const revoke = async ({ mails }: Acting, about: SubmissionCase, reason: string): Promise<Revoked> => {
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

/** Deletes what would tell of a decision, and puts back the request that it answered. */
const untell = async ({ database, now }: Acting, about: SubmissionCase, undone: StoredEvent): Promise<void> => {
  const { kind, reference, events } = about.submission;
  const since = now.getTime() - decisionHold;
  const isUntold =
    (await deleteHeldMails(database, reference, since)) && (await deleteHeldMessages(database, reference, since));
  refuseBecause(isUntold ? undefined : "The mail has just gone. Take the decision back, with a reason.");
  if (requestOf(kind, toldEventsOf([...events, undone]))) await decidings[kind]?.ask?.(about);
};

/**
 * Takes back a decision, a declaration or a retirement, and mails the reason to the person. A decision of the last ten
 * minutes needs no reason: it is undone, and nobody is told. SENT-03, DESK-03
 */
export const reopenCase = async (acting: Acting, reference: string, reason = ""): Promise<CaseOutcome> => {
  const { database, now, by } = acting;
  const about = await openCase(acting, reference);
  const { person, submission } = about;
  const type = revokingType(submission.kind, submission.events, now.getTime());
  const event: StoredEvent = { type, at: now.getTime(), by, reason: reason === "" ? undefined : reason };
  refuseUnlessAdded(about, event);
  refuseBecause(whyNotRevoked(submission, await submissionsOf(database, person.customerId)));
  const { mail, message } = await revoke(acting, about, reason);
  await addEvent(database, submission, event);
  if (type !== "undone") {
    await putInOutbox(database, { customerId: person.customerId, mail }, now);
    return { person, submission, message };
  }
  await untell(acting, about, event);
  return { person, submission, message: `${message}, and nobody was told of the decision` };
};
