import type { Profile } from "./profile.ts";
import { portalPages, type Route } from "./routes.ts";

/** Where a customer stands with suspension: not suspended, in the grace period, or after it. SUSP-01 */
export type SuspensionPhase = "none" | "grace" | "after";

/** Whether the status says suspended; no other spelling of it counts. SUSP-01 */
export const isSuspended = (profile: Pick<Profile, "status">): boolean => profile.status === "SUSPENDED";

/** The phase of a profile. Suspended without a word of a grace period is after it. SUSP-01 */
export const suspensionPhaseOf = (profile: Pick<Profile, "status" | "suspensionDetails">): SuspensionPhase => {
  if (!isSuspended(profile)) return "none";
  return profile.suspensionDetails?.gracePeriod === true ? "grace" : "after";
};

/** Whether a page can be reached during the grace period. SUSP-03 */
export const isReachableDuringGrace = (route: Route): boolean => portalPages[route].isReachableDuringGrace;

const unpaidFees = "UNPAID_FEES";

/** Whether paying what is owed ends a suspension: within the grace period of one for unpaid fees. SUSP-02, DATE-04 */
export const endsWithPayment = (profile: Pick<Profile, "status" | "suspensionDetails">): boolean =>
  suspensionPhaseOf(profile) === "grace" && profile.suspensionDetails?.code === unpaidFees;

/** What a customer finds at an address. */
export type SuspendedAccess = "open" | "blocked view" | "suspension page";

/**
 * What a customer finds at one of the portal's pages. During the grace period whatever is no
 * reachable page, hand-offs to other systems among them, is replaced by the blocked view; afterwards
 * the suspension page replaces the whole portal. SUSP-03
 */
export const suspendedAccess = (phase: SuspensionPhase, route: Route | undefined): SuspendedAccess => {
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
