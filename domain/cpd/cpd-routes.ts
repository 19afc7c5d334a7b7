/** The routes a member may choose. CPD-08 */
export const cpdRoutes = ["UNIT_ROUTE", "APPROVED_EMPLOYER", "IFAC_BODY", "PART_TIME", "NOT_SPECIFIED"] as const;
export type CpdRoute = (typeof cpdRoutes)[number];

/** The routes a submitted declaration may have. CPD-08 */
export const submittedRoutes = [...cpdRoutes, "NOT_MET_REQUIREMENTS"] as const;
export type SubmittedRoute = (typeof submittedRoutes)[number];
