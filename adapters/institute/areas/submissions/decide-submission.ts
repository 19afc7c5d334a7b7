import type { Decision } from "../../../../domain/kernel/decision.ts";
import type { CustomerRow } from "../../platform/customers/customers.store.ts";
import { RefusalError } from "../../platform/http/refusal-error.ts";
import { putInOutbox } from "../../platform/mail/mail-outbox.ts";
import type { ActionContext } from "../use-case-context.ts";
import type { DecisionEffects } from "./decision-effects.ts";
import { decisionMail } from "./submission-mails.ts";
import { addEvent, delayOf, whyNotAdded, type StoredEvent, type StoredSubmission } from "./submissions.store.ts";

/** A submission to decide, with its customer and the effects of decisions on its kind. */
export interface PendingDecision {
  readonly person: CustomerRow;
  readonly submission: StoredSubmission;
  readonly deciding: DecisionEffects;
}

/** Grants or refuses a submission, and mails the decision to the person when it can no longer be undone. DESK-03, WAIV-01, MEMB-02, SENT-03 */
export const decideSubmission = async (
  context: ActionContext,
  { person, submission, deciding }: PendingDecision,
  decision: Decision,
): Promise<void> => {
  const { database, mails, now, by } = context;
  const event: StoredEvent = { type: "decided", at: now.getTime(), by, ...decision };
  const why = whyNotAdded(submission, event) ?? deciding.whyNot?.(person, decision);
  if (why !== undefined) throw new RefusalError("conflict", "NOT_DECIDED", why);
  const outcome = await deciding.decide({ operator: context, database, person, submission }, decision);
  await addEvent(database, submission, { ...event, replaced: outcome.replaced });
  const mail = decisionMail(mails, {
    what: deciding.what(submission),
    isGranted: decision.verdict === "grant",
    reason: decision.reason,
    next: outcome.next,
  });
  const delay = delayOf({ reference: submission.reference, position: submission.events.length }, event);
  await putInOutbox(database, { customerId: person.customerId, mail, delay }, now);
};
