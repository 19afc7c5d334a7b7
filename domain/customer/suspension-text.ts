import type { CalendarDate } from "../kernel/calendar-date.ts";
import { plusDays } from "../kernel/calendar-date.ts";
import { singapore } from "./countries.ts";
import type { UserType } from "./user-type.ts";

/** The last day of a grace period with so many days left. SUSP-02 */
export const graceEndDate = (remainingDays: number, today: CalendarDate): CalendarDate =>
  plusDays(today, remainingDays);

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
