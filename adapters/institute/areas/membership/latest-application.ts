import type { ApplicationStanding } from "../../../../domain/membership/application-standing.ts";
import { isUndecided, submissionStateOf } from "../../../../domain/submissions/events.ts";
import { followedEventsOf } from "../../../../domain/submissions/following.ts";
import { requestOf } from "../../../../domain/submissions/request.ts";
import { submissionsOf } from "../submissions/submissions.store.ts";
import type { ReadContext } from "../use-case-context.ts";

/** A customer's latest application with its events, in any state. MEMB-02, SENT-01 */
export const latestApplicationOf = async ({
  database,
  customer,
  rules,
}: ReadContext): Promise<ApplicationStanding | undefined> => {
  const sent = await submissionsOf(database, customer.customerId, ["application"]);
  const latest = sent.findLast(({ kind, events }) => isUndecided(submissionStateOf(kind, events))) ?? sent.at(-1);
  if (!latest) return undefined;
  const { reference, submittedOn, events } = latest;
  return { reference, submittedOn, request: requestOf(events), events: followedEventsOf(events, rules) };
};
