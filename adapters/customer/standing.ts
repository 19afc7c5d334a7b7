import { isSuspended, suspensionPhaseOf, type SuspensionPhase } from "../../domain/customer/suspension.ts";
import type { SuspensionDetails } from "../../domain/customer/profile.ts";
import { dayOf, daysBetween } from "../../domain/kernel/calendar-date.ts";
import type { Demand } from "../contract/call.ts";
import { Refused } from "../institute/refused.ts";
import type { CustomerRow } from "./storage.ts";

/** Where a suspension stands on a day; undefined of those who are not suspended. SUSP-01 */
export const suspensionOf = (customer: CustomerRow, now: Date): SuspensionDetails | undefined => {
  if (!isSuspended(customer)) return undefined;
  const ends = customer.suspensionGraceEnds;
  return {
    gracePeriod: customer.isSuspensionGracePeriod === 1,
    code: customer.suspensionCode ?? undefined,
    remainingDays: ends === null ? undefined : Math.max(0, daysBetween(dayOf(now), ends)),
  };
};

/** In which phases of a suspension a call is answered all the same. SUSP-03 */
const answeredIn: Readonly<Record<Demand, readonly SuspensionPhase[]>> = {
  nothing: ["none", "grace", "after"],
  "sign-in": ["none", "grace", "after"],
  "open account": ["none", "grace", "after"],
  "not past grace": ["none", "grace"],
  "not suspended": ["none"],
};

/** Throws unless a customer stands as a call demands: with an account still open, and not suspended beyond what it allows. */
export const refuseUnlessMet = (demand: Demand, customer: CustomerRow, now: Date): void => {
  if (customer.isClosed === 1)
    throw new Refused(410, "ACCOUNT_CLOSED", "Your account is no longer available to view online.");
  const { status } = customer;
  if (!answeredIn[demand].includes(suspensionPhaseOf({ status, suspensionDetails: suspensionOf(customer, now) })))
    throw new Refused(403, "SUSPENDED", "This is not available while your membership is suspended. Contact us.");
};
