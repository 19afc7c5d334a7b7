import { applyForMembership, membershipApplication } from "../../../contract/membership.contract.ts";
import { inPortal } from "../acting.ts";
import type { ApiParts } from "../api-parts.ts";
import { apply } from "./apply.ts";
import { latestApplicationOf } from "./latest-application.ts";

/** Applications for membership. MEMB-02, MEMB-08 */
export const serveMembership = ({ serve, ...parts }: ApiParts): void => {
  serve(membershipApplication, {
    answer: async (request) => ({ application: await latestApplicationOf(request) }),
  });
  serve(applyForMembership, {
    answer: (request) => apply(inPortal(request, parts), request.customer, request.body),
  });
};
