import type { OwedItem } from "../fees/account.ts";
import { lateFees } from "../fees/settling.ts";
import type { CalendarDate } from "../kernel/calendar-date.ts";
import type { Pence } from "../kernel/money.ts";
import type { Profile } from "./profile.ts";
import { portalPages, type Route } from "./routes.ts";

/** The suspension phase: not suspended, in the grace period, or after it. SUSP-01 */
export type SuspensionPhase = "none" | "grace" | "after";

/** Whether the status is SUSPENDED. SUSP-01 */
export const isSuspended = (profile: Pick<Profile, "status">): boolean => profile.status === "SUSPENDED";

/** The suspension phase of a profile. A suspension without grace-period data counts as after it. SUSP-01 */
export const suspensionPhaseOf = (profile: Pick<Profile, "status" | "suspensionDetails">): SuspensionPhase => {
  if (!isSuspended(profile)) return "none";
  return profile.suspensionDetails?.gracePeriod === true ? "grace" : "after";
};

/** Whether a page can be opened during the grace period. SUSP-03 */
export const isReachableDuringGrace = (route: Route): boolean => portalPages[route].isReachableDuringGrace;

/** The code of a suspension for unpaid fees. */
export const unpaidFees = "UNPAID_FEES";
const undeclared = "CPD_NON_COMPLIANCE";

/** Whether paying what is late ends the suspension: only for unpaid fees within the grace period. SUSP-02, DATE-04 */
export const endsWithPayment = (profile: Pick<Profile, "status" | "suspensionDetails">): boolean =>
  suspensionPhaseOf(profile) === "grace" && profile.suspensionDetails?.code === unpaidFees;

/** Whether a payment that leaves these items owed ends the suspension: once nothing is late. SUSP-02, DATE-04 */
export const isEndedByPayment = (
  profile: Pick<Profile, "status" | "suspensionDetails">,
  owed: readonly OwedItem[],
  today: CalendarDate,
): boolean => endsWithPayment(profile) && lateFees(owed, today) === undefined;

/** The present state of a suspension's cause; facts that failed to load are absent. */
export interface SuspensionCause {
  readonly code: string | undefined;
  readonly today: CalendarDate;
  readonly owed?: readonly OwedItem[] | undefined;
  /** Counts where it is not known what is owed. */
  readonly balance?: Pence | undefined;
  readonly isDeclarationOverdue?: boolean | undefined;
}

/**
 * Whether the customer has done what the suspension asks: nothing is late, or no declaration is overdue. False while it
 * is not known, and for other reasons, of which the portal knows too little. SUSP-04
 */
export const isCauseGone = ({ code, today, owed, balance, isDeclarationOverdue }: SuspensionCause): boolean => {
  if (code === unpaidFees) return owed ? lateFees(owed, today) === undefined : balance !== undefined && balance <= 0;
  return code === undeclared && isDeclarationOverdue === false;
};

/** What a suspended customer sees at an address. */
export type SuspendedAccess = "open" | "blocked view" | "suspension page";

/**
 * What a customer sees at an address. During the grace period the blocked view replaces all unreachable pages,
 * including hand-offs; afterwards the suspension page replaces the whole portal. SUSP-03
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
