/** Properties of a portal page. */
interface PortalPage {
  /** Path of the equivalent page below the older portal's address. Deployments can redirect these paths. EXP-06 */
  readonly older: string;
  /** Whether the page can be opened during a suspension's grace period. SUSP-03 */
  readonly isReachableDuringGrace: boolean;
}

/** The portal's own pages. ROUTE-01 */
export const portalPages = {
  "/": { older: "/home", isReachableDuringGrace: false },
  "/professional-development": { older: "/cpd", isReachableDuringGrace: true },
  "/professional-development/annual-declarations": {
    older: "/cpd/declarations",
    isReachableDuringGrace: true,
  },
  "/professional-development/log": { older: "/cpd/log", isReachableDuringGrace: true },
  "/my-qualifications": { older: "/qualifications", isReachableDuringGrace: false },
  "/apply-for-membership": { older: "/membership/apply", isReachableDuringGrace: false },
  "/documents-and-downloads": { older: "/documents", isReachableDuringGrace: false },
  "/fees-and-transactions": { older: "/fees", isReachableDuringGrace: true },
  "/fees-and-transactions/pay": { older: "/fees/pay", isReachableDuringGrace: true },
  "/fees-and-transactions/paid": { older: "/fees/paid", isReachableDuringGrace: true },
  "/error": { older: "/error", isReachableDuringGrace: false },
  "/my-details": { older: "/details", isReachableDuringGrace: false },
  "/my-details/contact-details": { older: "/details/contact", isReachableDuringGrace: false },
  "/my-details/account-details": { older: "/details/account", isReachableDuringGrace: false },
  "/my-details/communication-preferences": {
    older: "/details/preferences",
    isReachableDuringGrace: false,
  },
  "/my-details/employment-details": {
    older: "/details/employment",
    isReachableDuringGrace: false,
  },
  "/my-details/login-details": { older: "/details/login", isReachableDuringGrace: false },
  "/my-details/security-and-activity": {
    older: "/details/activity",
    isReachableDuringGrace: false,
  },
  "/retirement": {
    older: "/membership/retirement",
    isReachableDuringGrace: false,
  },
  "/requests": { older: "/requests", isReachableDuringGrace: true },
  "/calendar": { older: "/calendar", isReachableDuringGrace: false },
  "/help": { older: "/help", isReachableDuringGrace: true },
} as const satisfies Readonly<Record<string, PortalPage>>;
export type Route = keyof typeof portalPages;
export const routes = Object.keys(portalPages) as readonly Route[];

/** Routes that hand the customer over to another system. ROUTE-02, ROUTE-03 */
export const handOffRoutes = [
  "/outgoing/evidence-tracker",
  "/outgoing/practising-certificate-renewal",
  "/outgoing/international-practising-certificate-renewal",
  "/outgoing/foundations-in-professionalism",
] as const;
export type HandOffRoute = (typeof handOffRoutes)[number];

/** The address of the outcome of an online payment: "/fees-and-transactions/paid?reference=PAY-1". DATE-04 */
export const paymentAddress = (reference: string): string =>
  `${"/fees-and-transactions/paid" satisfies Route}?reference=${encodeURIComponent(reference)}`;

/** Strips the query string and trailing slashes from an address: "/help" from "/help/?a=b". */
export const pathOf = (address: string): string => {
  const path = address.split("?", 1)[0] ?? "";
  return path.replace(/\/+$/, "") || "/";
};

/** The page at an address; undefined when the portal has none. ROUTE-01, ROUTE-05 */
export const routeOf = (address: string): Route | undefined => {
  const path = pathOf(address);
  return routes.find((route) => route === path);
};

/** The older portal's path for a requested page; its home page when none matches. EXP-06 */
export const olderPortalPathOf = (route: Route | undefined): string => portalPages[route ?? "/"].older;

/** The hand-off at an address; undefined when it is not a hand-off. ROUTE-02, ROUTE-03 */
export const handOffRouteOf = (address: string): HandOffRoute | undefined => {
  const path = pathOf(address);
  return handOffRoutes.find((route) => route === path);
};

/**
 * The address to open after a sign-in: the stored one if it is within the portal, even if unknown, which shows the
 * not-found page; otherwise the landing page. Never returns another site, which prevents open redirects. SIGN-02,
 * ROUTE-05
 */
export const safeReturnAddress = (stored: string | undefined): string =>
  stored === undefined || !/^\/(?!\/)/.test(stored) ? "/" : stored;

/** The address of the requests about a submission. LOG-04 */
export const requestAddress = (reference: string): string =>
  `${"/requests" satisfies Route}?about=${encodeURIComponent(reference)}`;
