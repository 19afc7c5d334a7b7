import type { SubmittedRoute } from "./cpd-routes.ts";

/** Display name of each route, on screen and in documents. CPD-08 */
export const routeNames: Readonly<Record<SubmittedRoute, string>> = {
  UNIT_ROUTE: "Unit route",
  APPROVED_EMPLOYER: "Approved employer",
  IFAC_BODY: "IFAC body",
  PART_TIME: "Part time",
  NOT_SPECIFIED: "Not specified",
  NOT_MET_REQUIREMENTS: "Requirements not met",
};
