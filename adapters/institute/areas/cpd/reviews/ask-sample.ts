import type { SubmissionRequest } from "../../../../../domain/submissions/request.ts";
import { lockCustomers } from "../../../platform/customers/customers.store.ts";
import type { Acting } from "../../acting.ts";
import { requestMore } from "../../cases/request-more.ts";
import { reviewLines } from "./report.ts";
import type { ReviewKey } from "./reviews.store.ts";

/** Whom a review asked, and who was left out because the account is closed. */
export interface AskedSample {
  readonly asked: number;
  readonly closed: number;
}

/**
 * Asks each member of a sample who was not asked before for evidence by a day. Nobody is asked twice.
 * Requires a transaction. LOG-05
 */
export const askSample = async (
  acting: Acting,
  review: ReviewKey,
  request: SubmissionRequest,
): Promise<AskedSample> => {
  const unasked = async () => (await reviewLines(acting, review)).filter(({ state }) => state === "not asked");
  // Somebody else may be asking them: what they have done shows once everybody is locked.
  const people = (await unasked()).map(({ customerId }) => customerId);
  if (people.length > 0) await lockCustomers(acting.database, people);
  const lines = await unasked();
  const open = lines.filter(({ isClosed }) => !isClosed);
  for (const { reference } of open) await requestMore(acting, reference, request);
  return { asked: open.length, closed: lines.length - open.length };
};
