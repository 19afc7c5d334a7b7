import type { DayRule } from "../../../../domain/kernel/calendar-date.ts";
import type { ApplicationStanding } from "../../../../domain/membership/application-standing.ts";
import { isUndecided, submissionStateOf } from "../../../../domain/submissions/events.ts";
import { followedEventsOf } from "../../../../domain/submissions/following.ts";
import { requestOf } from "../../../../domain/submissions/request.ts";
import { applyForMembership, membershipApplication } from "../../../contract/membership.contract.ts";
import type { Database } from "../../platform/storage/storage.ts";
import { inPortal } from "../acting.ts";
import type { ApiParts } from "../api-parts.ts";
import { submissionsOf } from "../submissions/submissions.store.ts";
import { apply } from "./apply.ts";

/** A customer's latest application with its events, in any state. MEMB-02, SENT-01 */
const standingOf = async (
  database: Database,
  customerId: string,
  rules: DayRule,
): Promise<ApplicationStanding | undefined> => {
  const sent = await submissionsOf(database, customerId, ["application"]);
  const latest = sent.findLast(({ kind, events }) => isUndecided(submissionStateOf(kind, events))) ?? sent.at(-1);
  if (!latest) return undefined;
  const { reference, submittedOn, events } = latest;
  return { reference, submittedOn, request: requestOf(events), events: followedEventsOf(events, rules) };
};

/** Applications for membership. MEMB-02, MEMB-08 */
export const serveMembership = ({ serve, ...parts }: ApiParts): void => {
  serve(membershipApplication, {
    answer: async ({ database, customerId, rules }) => ({ application: await standingOf(database, customerId, rules) }),
  });
  serve(applyForMembership, {
    answer: (request) => apply(inPortal(request, parts), request.customer, request.body),
  });
};
