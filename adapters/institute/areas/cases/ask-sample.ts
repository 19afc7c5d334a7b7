import type { SubmissionRequest } from "../../../../domain/submissions/request.ts";
import { lockCustomers } from "../../platform/customers/customers.store.ts";
import { RefusalError } from "../../platform/http/refusal-error.ts";
import { reviewLines, type ReviewLine } from "../cpd/reviews/report.ts";
import type { ReviewKey } from "../cpd/reviews/reviews.store.ts";
import type { ActionContext } from "../use-case-context.ts";
import { reopenCase } from "./reopen-case.ts";
import { assertRequest, requestMore } from "./request-more.ts";

/** Locks the people of a review, then reads its lines: another process may be changing them. */
const lockedLines = async (
  context: ActionContext,
  review: ReviewKey,
  isWanted: (line: ReviewLine) => boolean,
): Promise<readonly ReviewLine[]> => {
  const wanted = async () => (await reviewLines(context, review)).filter(isWanted);
  const people = (await wanted()).map(({ customerId }) => customerId);
  if (people.length > 0) await lockCustomers(context.database, people);
  return wanted();
};

/** The members whom a review asked for evidence, and those skipped because their account is closed. */
export interface SampleRequest {
  readonly asked: number;
  readonly closed: number;
}

/**
 * Asks each member of a sample who was not asked before for evidence by a day. Nobody is asked twice.
 * Throws a refusal for a request that is invalid, also when nobody is left to ask. Requires a transaction. LOG-05
 */
export const requestFromSample = async (
  context: ActionContext,
  review: ReviewKey,
  request: SubmissionRequest,
): Promise<SampleRequest> => {
  assertRequest(request, context);
  const lines = await lockedLines(context, review, ({ state }) => state === "not asked");
  const open = lines.filter(({ isClosed }) => !isClosed);
  for (const { reference } of open) await requestMore(context, reference, request);
  return { asked: open.length, closed: lines.length - open.length };
};

/**
 * Undoes the requests to a sample of the last ten minutes, before their mails go; returns their number. Throws a
 * refusal when there is nothing to undo. Requires a transaction. LOG-05, DESK-03
 */
export const undoSampleRequest = async (context: ActionContext, review: ReviewKey): Promise<number> => {
  const asked = await lockedLines(context, review, ({ isJustAsked }) => isJustAsked);
  if (asked.length === 0)
    throw new RefusalError("conflict", "NOTHING_TO_UNDO", "Nobody in the sample was asked in the last ten minutes.");
  for (const { reference } of asked) await reopenCase(context, reference);
  return asked.length;
};
