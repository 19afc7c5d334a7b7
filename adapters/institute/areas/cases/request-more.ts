import { displayDate } from "../../../../domain/kernel/calendar-date.ts";
import { decisionHold } from "../../../../domain/submissions/events.ts";
import { whyNotRequested, type SubmissionRequest } from "../../../../domain/submissions/request.ts";
import { putInOutbox } from "../../platform/mail/mail-outbox.ts";
import type { Acting } from "../acting.ts";
import { addEvent, holdOf, type StoredEvent } from "../submissions/submissions.store.ts";
import { decidings, nameOf, whatOf } from "./decided-kinds.ts";
import { openCase, refuseBecause, refuseUnlessAdded, type CaseOutcome } from "./open-case.ts";
import { moreNeeded } from "./request-mails.ts";

/**
 * Asks the person for more about a submission by a day. What waits for a decision is on hold until the person answers;
 * what is in force stays so. MEMB-02, SENT-03, DESK-03, LOG-04
 */
export const requestMore = async (
  acting: Acting,
  reference: string,
  request: SubmissionRequest,
): Promise<CaseOutcome> => {
  const { database, mails, now, today, rules, by } = acting;
  const about = await openCase(acting, reference);
  const { person, submission } = about;
  const { wanted: reason, by: until } = request;
  const event: StoredEvent = { type: "asked", at: now.getTime(), by, reason, until };
  refuseUnlessAdded(about, event);
  refuseBecause(whyNotRequested(request, today)?.message);
  await addEvent(database, submission, event);
  const deciding = decidings[submission.kind];
  await deciding?.setOnHold?.(about, true);
  const mail = moreNeeded(mails, {
    what: whatOf(submission, rules),
    reference: submission.reference,
    request,
    isInForce: deciding === undefined,
  });
  const hold = holdOf({ reference: submission.reference, position: submission.events.length }, event);
  await putInOutbox(database, { customerId: person.customerId, mail, hold }, now);
  const name = `${nameOf(submission, rules)} ${submission.reference}`;
  const asked = `“${reason}”, by ${displayDate(until, rules)}`;
  return {
    person,
    submission,
    message: deciding
      ? `the ${name} is on hold until they send ${asked}`
      : `they are asked about the ${name} for ${asked}`,
    toldAt: now.getTime() + decisionHold,
  };
};
