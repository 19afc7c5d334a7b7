import { applyForMembership, membershipApplication } from "../../../contract/membership.contract.ts";
import type { ApiDependencies } from "../api-dependencies.ts";
import { portalContext } from "../use-case-context.ts";
import { apply } from "./apply.ts";
import { latestApplicationOf } from "./latest-application.ts";

/** Applications for membership. MEMB-02, MEMB-08 */
export const serveMembership = ({ serve, ...dependencies }: ApiDependencies): void => {
  serve(membershipApplication, {
    answer: async (request) => ({ application: await latestApplicationOf(request) }),
  });
  serve(applyForMembership, {
    answer: (request) => apply(portalContext(request, dependencies), request.customer, request.body),
  });
};
