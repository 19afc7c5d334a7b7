import type { CalendarDate } from "../kernel/calendar-date.ts";
import { plusDays } from "../kernel/calendar-date.ts";
import { singapore } from "./countries.ts";
import type { Profile } from "./profile.ts";
import type { Route } from "./routes.ts";
import type { UserType } from "./user-type.ts";

/** Where a customer stands with suspension: not suspended, in the grace period, or after it. SUSP-01 */
export type SuspensionPhase = "none" | "grace" | "after";

/** Whether the status says suspended; no other spelling of it counts. SUSP-01 */
export const isSuspended = (profile: Pick<Profile, "status">): boolean => profile.status === "SUSPENDED";

/** The phase of a profile. Suspended without a word of a grace period is after it. SUSP-01 */
export const suspensionPhaseOf = (profile: Pick<Profile, "status" | "suspensionDetails">): SuspensionPhase => {
  if (!isSuspended(profile)) return "none";
  return profile.suspensionDetails?.gracePeriod === true ? "grace" : "after";
};

/** The last day of a grace period with so many days left. SUSP-02 */
export const graceEndDate = (remainingDays: number, today: CalendarDate): CalendarDate =>
  plusDays(today, remainingDays);

const reachableDuringGrace: readonly Route[] = [
  "/professional-development",
  "/professional-development/annual-declarations",
  "/fees-and-transactions",
  "/help",
];

/** Whether a page can be reached during the grace period. SUSP-03 */
export const isReachableDuringGrace = (route: Route): boolean => reachableDuringGrace.includes(route);

/** What a customer finds at an address. */
export type Reach = "open" | "blocked view" | "suspension page";

/**
 * What a customer finds at one of the portal's pages. During the grace period whatever is no
 * reachable page, hand-offs to other systems among them, is replaced by the blocked view; afterwards
 * the suspension page replaces the whole portal. SUSP-03
 */
export const reachOf = (phase: SuspensionPhase, route: Route | undefined): Reach => {
  switch (phase) {
    case "none":
      return "open";
    case "grace":
      return route !== undefined && isReachableDuringGrace(route) ? "open" : "blocked view";
    case "after":
      return "suspension page";
  }
};

/** Whether the suspension page offers Logout: only after the grace period. SUSP-05 */
export const offersLogout = (phase: SuspensionPhase): boolean => phase === "after";

/** Which of its texts the suspension page shows. SUSP-04 */
export type SuspensionText =
  | { readonly of: "Singapore"; readonly text: "member grace" | "grace" | "after grace" }
  | { readonly of: "reason"; readonly code: string }
  | { readonly of: "generic" };

/** Whom the suspension page speaks to. */
export interface SuspensionFacts {
  readonly phase: "grace" | "after";
  readonly country: string | undefined;
  readonly userType: UserType;
  readonly reasonCode: string | undefined;
}

/** The suspension page's text: by country, else by a reason that has a text, else the generic one. SUSP-04 */
export const suspensionTextFor = (facts: SuspensionFacts, reasonsWithText: readonly string[]): SuspensionText => {
  if (facts.country === singapore) {
    if (facts.phase === "after") return { of: "Singapore", text: "after grace" };
    return { of: "Singapore", text: facts.userType === "member" ? "member grace" : "grace" };
  }
  return facts.reasonCode !== undefined && reasonsWithText.includes(facts.reasonCode)
    ? { of: "reason", code: facts.reasonCode }
    : { of: "generic" };
};
