import type { Route } from "./routes.ts";

/**
 * The page of the older portal that matches each of ours, below the older portal's address. A
 * deployment may lead these paths anywhere. EXP-06
 */
const olderPortalPaths: Readonly<Record<Route, string>> = {
  "/": "/home",
  "/professional-development": "/cpd",
  "/professional-development/annual-declarations": "/cpd/declarations",
  "/my-qualifications": "/qualifications",
  "/apply-for-membership": "/membership/apply",
  "/documents-and-downloads": "/documents",
  "/fees-and-transactions": "/fees",
  "/error": "/error",
  "/my-details": "/details",
  "/my-details/contact-details": "/details/contact",
  "/my-details/account-details": "/details/account",
  "/my-details/communication-preferences": "/details/preferences",
  "/my-details/employment-details": "/details/employment",
  "/my-details/login-details": "/details/login",
  "/retirement": "/membership/retirement",
  "/calendar": "/calendar",
  "/help": "/help",
};

/** Where the older portal receives someone who asked for a page; its home when we have no such page. EXP-06 */
export const olderPortalPathOf = (route: Route | undefined): string => olderPortalPaths[route ?? "/"];
