import { displayDate } from "../../../../domain/kernel/calendar-date.ts";
import { whyNotRequested, type SubmissionRequest } from "../../../../domain/submissions/request.ts";
import { moreNeeded } from "../../platform/mail/mails.ts";
import { putInOutbox } from "../../platform/mail/outbox.ts";
import type { Acting } from "../acting.ts";
import { addEvent, type StoredEvent } from "../submissions/submissions.store.ts";
import { decidingOf } from "./decide-case.ts";
import { openCase, refuseBecause, refuseUnlessAdded, type CaseOutcome } from "./open-case.ts";

/** Puts a submission on hold, and asks the person for more by a day. MEMB-02, SENT-03 */
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
  refuseBecause(whyNotRequested(request, today));
  const deciding = decidingOf(submission);
  await addEvent(database, submission, event);
  await deciding.ask?.(about);
  const mail = moreNeeded(mails, { what: deciding.what(submission, rules), reference }, request);
  await putInOutbox(database, { customerId: person.customerId, mail }, now);
  const name = deciding.name(submission, rules);
  return {
    person,
    submission,
    message: `the ${name} ${reference} is on hold until they send “${reason}”, by ${displayDate(until, rules)}`,
  };
};
