import type { SubmittedRoute } from "./declaration.ts";

/** What each route is called, on screen and on paper. CPD-08 */
export const routeNames: Readonly<Record<SubmittedRoute, string>> = {
  UNIT_ROUTE: "Unit route",
  APPROVED_EMPLOYER: "Approved employer",
  IFAC_BODY: "IFAC body",
  PART_TIME: "Part time",
  NOT_SPECIFIED: "Not specified",
  NOT_MET_REQUIREMENTS: "Requirements not met",
};
