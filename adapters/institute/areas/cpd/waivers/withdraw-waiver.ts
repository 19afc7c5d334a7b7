import { isUndecided, submissionStateOf } from "../../../../../domain/submissions/events.ts";
import { requestWaiver } from "../../../../contract/cpd-waivers.contract.ts";
import { forgetAnswer } from "../../../platform/api/idempotency.ts";
import { lockCustomer } from "../../../platform/customers/customers.store.ts";
import { wordedRefusal } from "../../../platform/http/refusal-texts.ts";
import { deleteEvidenceAbout } from "../../evidence/evidence.store.ts";
import { addEvent, submissionOf } from "../../submissions/submissions.store.ts";
import type { ActionContext } from "../../use-case-context.ts";
import { removeWaiver } from "./waivers.store.ts";

/**
 * Removes a waiver from a member's record, and keeps the request as sent; the files of an undecided one are removed. The
 * same request may be sent again. WAIV-06, SENT-01, LOG-02
 */
export const withdrawWaiver = async (context: ActionContext, customerId: string, waiverId: string) => {
  const { database, now, by } = context;
  await lockCustomer(database, customerId);
  if (!(await removeWaiver(context, database, customerId, waiverId))) throw wordedRefusal("unknown", "NO_SUCH_WAIVER");
  await forgetAnswer(database, customerId, requestWaiver, waiverId);
  const submission = await submissionOf(database, waiverId);
  if (!submission) return;
  // They are not needed for a decision any longer, and some of them are doctors' letters.
  if (isUndecided(submissionStateOf(submission.kind, submission.events)))
    await deleteEvidenceAbout(database, { kind: "submission", reference: waiverId });
  await addEvent(database, submission, { type: "taken back", at: now.getTime(), by });
};
