import { plusDays, type CalendarDate } from "../kernel/calendar-date.ts";
import { byCode, card, line, lineWith, listOf, object, richTextWith, type ContentOf } from "../kernel/content.ts";
import { singapore } from "./countries.ts";
import type { UserType } from "./user-type.ts";

/** What is left of a grace period. */
export interface GracePeriod {
  readonly days: number;
  /** Its last day. */
  readonly end: CalendarDate;
}

/** What is left of a grace period today; undefined where the remaining days are not known, so that no end is invented. SUSP-02 */
export const gracePeriodOf = (remainingDays: number | undefined, today: CalendarDate): GracePeriod | undefined =>
  remainingDays === undefined ? undefined : { days: remainingDays, end: plusDays(today, remainingDays) };

/** Which of its texts the suspension page shows. SUSP-04 */
export type ChosenText =
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
export const suspensionTextFor = (facts: SuspensionFacts, reasonsWithText: readonly string[]): ChosenText => {
  if (facts.country === singapore) {
    if (facts.phase === "after") return { of: "Singapore", text: "after grace" };
    return { of: "Singapore", text: facts.userType === "member" ? "member grace" : "grace" };
  }
  return facts.reasonCode !== undefined && reasonsWithText.includes(facts.reasonCode)
    ? { of: "reason", code: facts.reasonCode }
    : { of: "generic" };
};

/** What texts for a suspended customer may name. */
const suspensionPlaceholders = ["endDate", "remainingDays", "telephone"] as const;
export type SuspensionPlaceholder = (typeof suspensionPlaceholders)[number];

const suspensionText = richTextWith(...suspensionPlaceholders);
export type SuspensionText = ContentOf<typeof suspensionText>;
const inGraceAndAfter = object({ grace: suspensionText, after: suspensionText });

/** What a suspended customer is told. SUSP-03, SUSP-04 */
export const suspension = object({
  heading: line,
  /** Stands for the end date in a sentence where it is not known: "by the end of your grace period". */
  endDateUnknown: line,
  /** In place of a page that cannot be reached during the grace period. */
  blocked: object({
    /** That the page which was opened is not available. */
    note: lineWith("page"),
    /** Why the name, the ID and the telephone number stand there. */
    call: line,
    reachable: line,
    rows: listOf(card),
  }),
  texts: object({
    singapore: object({ memberGrace: suspensionText, grace: suspensionText, afterGrace: suspensionText }),
    /** By reason; a reason without a text gets the generic one. */
    reasons: byCode(inGraceAndAfter),
    generic: inGraceAndAfter,
  }),
  contact: object({ heading: line, call: lineWith("telephone"), hours: line, steps: listOf(line) }),
});
export type SuspensionContent = ContentOf<typeof suspension>;
