import { isSuspended, unpaidFees } from "../../customer/suspension.ts";
import type { CalendarDate } from "../../kernel/calendar-date.ts";
import type { Pence } from "../../kernel/money.ts";

/** Facts that decide whether a customer's standing may change. */
export interface Standing {
  readonly status: string;
  readonly isClosed: boolean;
  readonly isRetired: boolean;
  readonly isFellow: boolean;
}

/** A decided suspension: effective immediately, or at the end of a grace period. SUSP-01 */
export interface SuspensionDecision {
  readonly code: string;
  readonly graceEnds?: CalendarDate | undefined;
}

/** Why a customer cannot be suspended; undefined when they can. `owed` decides where it is given. SUSP-01 */
export const whyNotSuspended = (
  standing: Standing & { readonly owed?: Pence },
  { code, graceEnds }: SuspensionDecision,
  today: CalendarDate,
): string | undefined => {
  if (standing.isClosed) return "The account is closed.";
  if (isSuspended(standing)) return "They are suspended already.";
  if (code === unpaidFees && standing.owed !== undefined && standing.owed <= 0) return "They owe nothing.";
  return graceEnds !== undefined && graceEnds <= today ? "The grace period has to end after today." : undefined;
};

/** Why a suspension cannot be ended; undefined when it can. SUSP-01 */
export const whyNotReinstated = (standing: Standing): string | undefined => {
  if (standing.isClosed) return "The account is closed.";
  return isSuspended(standing) ? undefined : "They are not suspended.";
};

/** The status of a customer without a suspension, derived from retirement and fellowship. */
export const unsuspendedStatusOf = ({ isRetired, isFellow }: Pick<Standing, "isRetired" | "isFellow">): string => {
  if (isRetired) return "Retired";
  return isFellow ? "Fellow" : "Active";
};
