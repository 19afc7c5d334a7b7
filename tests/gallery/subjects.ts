import { isOffered } from "../../domain/customer/offered.ts";
import type { Route } from "../../domain/customer/routes.ts";
import { routes } from "../../domain/customer/routes.ts";
import type { UserType } from "../../domain/customer/user-type.ts";

/** Someone whose pages are pictured. */
export interface Sitter {
  readonly name: string;
  readonly pages: readonly Route[];
}

const asks = new Set<Route>(["/apply-for-membership", "/retirement"]);

/** Every page that their navigation has, and help. */
const pagesOf = (type: UserType): readonly Route[] =>
  routes.filter((route) => isOffered(route, type) && route !== "/error" && !asks.has(route));

const suspended: readonly Route[] = [
  "/",
  "/professional-development",
  "/professional-development/annual-declarations",
  "/fees-and-transactions",
  "/help",
];

/** Everyone who meets something of their own. */
export const sitters: readonly Sitter[] = [
  { name: "maya.member", pages: routes },
  { name: "owen.overdue", pages: ["/", "/professional-development", "/fees-and-transactions", "/documents-and-downloads"] },
  { name: "stella.student", pages: pagesOf("student") },
  { name: "ada.affiliate", pages: ["/", "/my-qualifications", "/apply-for-membership", "/documents-and-downloads"] },
  { name: "greta.graduate", pages: pagesOf("graduate") },
  { name: "frank.firm", pages: pagesOf("firm") },
  { name: "rita.retired", pages: ["/", "/professional-development", "/retirement", "/my-details/account-details"] },
  { name: "grace.grace", pages: suspended },
  { name: "petra.post", pages: ["/"] },
  { name: "uma.unsupported", pages: ["/"] },
];

/** A flow that is walked through, and by whom. */
export interface Walk {
  readonly name: string;
  readonly route: Route;
  readonly begin: string;
}

export const walks: readonly Walk[] = [
  { name: "ready.reddy", route: "/professional-development/annual-declarations", begin: "Start" },
  { name: "maya.member", route: "/professional-development/annual-declarations", begin: "Request a waiver" },
  { name: "ada.affiliate", route: "/apply-for-membership", begin: "Start" },
  { name: "chen.fellow", route: "/retirement", begin: "Start" },
];

/** How a screen may be looked at. */
export interface Look {
  readonly width: number;
  readonly theme: "light" | "dark";
}

export const looks: readonly Look[] = [
  { width: 390, theme: "light" },
  { width: 390, theme: "dark" },
  { width: 1280, theme: "dark" },
  { width: 1280, theme: "light" },
];
