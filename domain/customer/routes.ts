/**
 * The portal's own pages, with what the window is called while one is on its way, before its texts are there to
 * say so. ROUTE-01, SHELL-02
 */
export const pageNames = {
  "/": "Dashboard",
  "/professional-development": "Professional development",
  "/professional-development/annual-declarations": "Annual declarations",
  "/my-qualifications": "My qualifications",
  "/apply-for-membership": "Apply for membership",
  "/documents-and-downloads": "Documents and downloads",
  "/fees-and-transactions": "Fees and transactions",
  "/error": "Something went wrong",
  "/my-details": "My details",
  "/my-details/contact-details": "Contact details",
  "/my-details/account-details": "Account details",
  "/my-details/communication-preferences": "Communication preferences",
  "/my-details/employment-details": "Employment details",
  "/my-details/login-details": "Login details",
  "/retirement": "Register of retired members",
  "/calendar": "Deadlines in your calendar",
  "/help": "Help",
} as const;
export type Route = keyof typeof pageNames;
export const routes = Object.keys(pageNames) as readonly Route[];

/** Whether each page can be reached during the grace period of a suspension: of a page that is added, it has to be said. SUSP-03 */
export const reachableDuringGrace: Readonly<Record<Route, boolean>> = {
  "/": false,
  "/professional-development": true,
  "/professional-development/annual-declarations": true,
  "/my-qualifications": false,
  "/apply-for-membership": false,
  "/documents-and-downloads": false,
  "/fees-and-transactions": true,
  "/error": false,
  "/my-details": false,
  "/my-details/contact-details": false,
  "/my-details/account-details": false,
  "/my-details/communication-preferences": false,
  "/my-details/employment-details": false,
  "/my-details/login-details": false,
  "/retirement": false,
  "/calendar": false,
  "/help": true,
};

/** Addresses that hand the person over to another system. ROUTE-02, ROUTE-03 */
export const handOffRoutes = [
  "/outgoing/evidence-tracker",
  "/outgoing/practising-certificate-renewal",
  "/outgoing/international-practising-certificate-renewal",
  "/outgoing/foundations-in-professionalism",
] as const;
export type HandOffRoute = (typeof handOffRoutes)[number];

/** The path of an address without its query string or trailing slashes: "/help" of "/help/?a=b". */
export const pathOf = (address: string): string => {
  const path = address.split("?", 1)[0] ?? "";
  return path.replace(/\/+$/, "") || "/";
};

/** The page an address stands for; undefined when it is none of the portal's own. ROUTE-01, ROUTE-05 */
export const routeOf = (address: string): Route | undefined => {
  const path = pathOf(address);
  return routes.find((route) => route === path);
};

/** The hand-off an address stands for; undefined when it is none. ROUTE-02, ROUTE-03 */
export const handOffRouteOf = (address: string): HandOffRoute | undefined => {
  const path = pathOf(address);
  return handOffRoutes.find((route) => route === path);
};

/**
 * The address to open after a sign-in: the one stored, if it is an address within the portal, which says of one
 * that is no page that it is not found; else the landing page. No other site is ever opened this way. SIGN-02, ROUTE-05
 */
export const safeReturnAddress = (stored: string | undefined): string =>
  stored === undefined || !/^\/(?!\/)/.test(stored) ? "/" : stored;
