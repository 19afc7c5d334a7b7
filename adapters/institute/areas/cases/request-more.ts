import { whyNotRequested, type SubmissionRequest } from "../../../../domain/submissions/request.ts";
import { RefusalError } from "../../platform/http/refusal-error.ts";
import { putInOutbox } from "../../platform/mail/mail-outbox.ts";
import { addEvent, delayOf, type StoredEvent } from "../submissions/submissions.store.ts";
import type { ActionContext } from "../use-case-context.ts";
import { decisionEffects, submissionNameInMail } from "./decided-kinds.ts";
import { openCase, assertEventAllowed } from "./open-case.ts";
import { moreInformationMail } from "./request-mails.ts";

/** Throws a refusal at the field of a request that is invalid. */
export const assertRequest = (request: SubmissionRequest, { today }: Pick<ActionContext, "today">): void => {
  const problem = whyNotRequested(request, today);
  if (problem) throw new RefusalError("unacceptable", "NOT_REQUESTED", problem.message, { field: problem.field });
};

/**
 * Asks the person for more about a submission by a day. What waits for a decision is on hold until the person answers;
 * what is in force stays so. MEMB-02, SENT-03, DESK-03, LOG-04
 */
export const requestMore = async (
  context: ActionContext,
  reference: string,
  request: SubmissionRequest,
): Promise<void> => {
  const { database, mails, now, by } = context;
  assertRequest(request, context);
  const about = await openCase(context, reference);
  const { person, submission } = about;
  const { wanted: reason, by: until } = request;
  const event: StoredEvent = { type: "asked", at: now.getTime(), by, reason, until };
  assertEventAllowed(about, event);
  await addEvent(database, submission, event);
  const deciding = decisionEffects[submission.kind];
  await deciding?.setOnHold?.(about, true);
  const mail = moreInformationMail(mails, {
    what: submissionNameInMail(submission),
    reference: submission.reference,
    request,
    isInForce: deciding === undefined,
  });
  const delay = delayOf({ reference: submission.reference, position: submission.events.length }, event);
  await putInOutbox(database, { customerId: person.customerId, mail, delay }, now);
};
