import type { CalendarDate } from "../kernel/calendar-date.ts";
import { isSuspended } from "./suspension.ts";

/** What decides whether someone's standing may be changed. */
export interface Standing {
  readonly status: string;
  readonly isClosed: boolean;
  readonly isRetired: boolean;
  readonly isFellow: boolean;
}

/** A suspension as it is decided: until the day the grace period ends, or at once. SUSP-01 */
export interface SuspensionDecision {
  readonly code: string;
  readonly graceEnds?: CalendarDate | undefined;
}

/** Why someone cannot be suspended; undefined where they can. SUSP-01 */
export const whyNotSuspended = (
  standing: Standing,
  { graceEnds }: SuspensionDecision,
  today: CalendarDate,
): string | undefined => {
  if (standing.isClosed) return "The account is closed.";
  if (isSuspended(standing)) return "They are suspended already.";
  return graceEnds !== undefined && graceEnds <= today ? "The grace period has to end after today." : undefined;
};

/** Why a suspension cannot be ended; undefined where it can. SUSP-01 */
export const whyNotReinstated = (standing: Standing): string | undefined => {
  if (standing.isClosed) return "The account is closed.";
  return isSuspended(standing) ? undefined : "They are not suspended.";
};

/** Why an account cannot be closed; undefined where it can. */
export const whyNotClosed = ({ isClosed }: Standing): string | undefined =>
  isClosed ? "The account is closed already." : undefined;

/** The status of someone who is not suspended: it follows from what else they are. */
export const unsuspendedStatusOf = ({ isRetired, isFellow }: Pick<Standing, "isRetired" | "isFellow">): string => {
  if (isRetired) return "Retired";
  return isFellow ? "Fellow" : "Active";
};
