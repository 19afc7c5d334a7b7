/**
 * The portal's own pages: what the window is called while a page is on its way, before its texts are there to say
 * so, and where the older portal receives who asked for it, below its own address. A deployment may lead those
 * paths anywhere. ROUTE-01, SHELL-02, EXP-06
 */
const pages = {
  "/": { name: "Dashboard", olderPath: "/home" },
  "/professional-development": { name: "Professional development", olderPath: "/cpd" },
  "/professional-development/annual-declarations": { name: "Annual declarations", olderPath: "/cpd/declarations" },
  "/my-qualifications": { name: "My qualifications", olderPath: "/qualifications" },
  "/apply-for-membership": { name: "Apply for membership", olderPath: "/membership/apply" },
  "/documents-and-downloads": { name: "Documents and downloads", olderPath: "/documents" },
  "/fees-and-transactions": { name: "Fees and transactions", olderPath: "/fees" },
  "/error": { name: "Something went wrong", olderPath: "/error" },
  "/my-details": { name: "My details", olderPath: "/details" },
  "/my-details/contact-details": { name: "Contact details", olderPath: "/details/contact" },
  "/my-details/account-details": { name: "Account details", olderPath: "/details/account" },
  "/my-details/communication-preferences": { name: "Communication preferences", olderPath: "/details/preferences" },
  "/my-details/employment-details": { name: "Employment details", olderPath: "/details/employment" },
  "/my-details/login-details": { name: "Login details", olderPath: "/details/login" },
  "/retirement": { name: "Register of retired members", olderPath: "/membership/retirement" },
  "/help": { name: "Help", olderPath: "/help" },
} as const satisfies Record<string, { readonly name: string; readonly olderPath: string }>;
export type Route = keyof typeof pages;
export const routes = Object.keys(pages) as readonly Route[];

/** SHELL-02 */
export const pageNameOf = (route: Route): string => pages[route].name;

/** Where the older portal receives someone who asked for a page; its home when we have no such page. EXP-06 */
export const olderPortalPathOf = (route: Route | undefined): string => pages[route ?? "/"].olderPath;

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
 * The address to open after a sign-in: the one stored, if it is one of the portal's own, hand-offs
 * among them, else the landing page. Nothing else is ever opened this way. SIGN-02
 */
export const safeReturnAddress = (stored: string | undefined): string => {
  if (stored === undefined || !stored.startsWith("/") || stored.startsWith("//")) return "/";
  return routeOf(stored) !== undefined || handOffRouteOf(stored) !== undefined ? stored : "/";
};
