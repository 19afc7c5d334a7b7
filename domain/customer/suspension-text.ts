import { verificationTexts } from "../documents/content.ts";
import { displayDate, plusDays, type CalendarDate, type DateStyle } from "../kernel/calendar-date.ts";
import {
  byCode,
  card,
  line,
  lineWith,
  listOf,
  object,
  optional,
  richText,
  richTextWith,
  type ContentOf,
} from "../kernel/content.ts";
import { personalDataTexts } from "../my-details/personal-data-content.ts";
import { withdrawableAddressTexts } from "../shell/own-address.ts";
import { singapore } from "./countries.ts";
import type { UserType } from "./user-type.ts";

/** The remainder of a grace period. */
export interface GracePeriod {
  readonly days: number;
  /** Last day of the grace period. */
  readonly end: CalendarDate;
}

/**
 * The remainder of a grace period; undefined when the remaining days are unknown, so no end date is invented. SUSP-02
 */
export const gracePeriodOf = (remainingDays: number | undefined, today: CalendarDate): GracePeriod | undefined =>
  remainingDays === undefined ? undefined : { days: remainingDays, end: plusDays(today, remainingDays) };

/** Identifies one of the suspension page's texts. SUSP-04 */
export type ChosenText =
  | { readonly of: "Singapore"; readonly text: "member grace" | "grace" | "after grace" }
  | { readonly of: "reason"; readonly code: string }
  | { readonly of: "generic" };

/** Facts that select the suspension page's text. */
export interface SuspensionFacts {
  readonly phase: "grace" | "after";
  readonly country: string | undefined;
  readonly userType: UserType;
  readonly reasonCode: string | undefined;
}

/** Selects the suspension page's text: by country, then by reason if it has a text, then the generic one. SUSP-04 */
export const suspensionTextFor = (facts: SuspensionFacts, reasonsWithText: readonly string[]): ChosenText => {
  if (facts.country === singapore) {
    if (facts.phase === "after") return { of: "Singapore", text: "after grace" };
    return { of: "Singapore", text: facts.userType === "member" ? "member grace" : "grace" };
  }
  return facts.reasonCode !== undefined && reasonsWithText.includes(facts.reasonCode)
    ? { of: "reason", code: facts.reasonCode }
    : { of: "generic" };
};

/** Placeholders allowed in texts for suspended customers. */
const suspensionPlaceholders = ["endDate", "remainingDays", "telephone"] as const;
export type SuspensionPlaceholder = (typeof suspensionPlaceholders)[number];

const suspensionText = richTextWith(...suspensionPlaceholders);
export type SuspensionText = ContentOf<typeof suspensionText>;
const inGraceAndAfter = object({ grace: suspensionText, after: suspensionText });
const ofReason = object({
  grace: suspensionText,
  after: suspensionText,
  /** During the grace period, once the customer has done what was asked. */
  done: optional(suspensionText),
});

/** Texts for suspended customers. SUSP-03, SUSP-04 */
export const suspension = object({
  heading: line,
  /** Replaces an unknown end date within a sentence: "by the end of your grace period". */
  endDateUnknown: line,
  /** Shown instead of pages that are blocked during the grace period. */
  blocked: object({
    /** States that the opened page is unavailable. */
    note: lineWith("page"),
    /** Stands for a page without a name. */
    thisPage: line,
    /** The days left to put it right. */
    left: object({ lastDay: richText, one: richTextWith("days"), other: richTextWith("days") }),
    /** Explains why name, ID and telephone number are shown. */
    call: line,
    reachable: line,
    rows: listOf(card),
  }),
  texts: object({
    singapore: object({ memberGrace: suspensionText, grace: suspensionText, afterGrace: suspensionText }),
    /** Texts by reason code; other reasons use the generic text. */
    reasons: byCode(ofReason),
    generic: inGraceAndAfter,
  }),
  verification: verificationTexts,
  /** About the link by which others see the standing. VERI-02 */
  standingLink: withdrawableAddressTexts,
  data: personalDataTexts,
  contact: object({
    heading: line,
    name: line,
    id: line,
    call: lineWith("telephone"),
    hours: line,
    steps: listOf(line),
  }),
});
export type SuspensionContent = ContentOf<typeof suspension>;

/** The text for a suspended customer, on the page and in the letter: by country, by reason, or the generic one. SUSP-04 */
export const suspensionTextIn = (texts: SuspensionContent["texts"], facts: SuspensionFacts): SuspensionText => {
  const { phase } = facts;
  const chosen = suspensionTextFor(facts, Object.keys(texts.reasons));
  if (chosen.of === "reason") return texts.reasons[chosen.code]?.[phase] ?? texts.generic[phase];
  if (chosen.of === "generic") return texts.generic[phase];
  const { memberGrace, grace, afterGrace } = texts.singapore;
  return { "member grace": memberGrace, grace, "after grace": afterGrace }[chosen.text];
};

/** Values of the placeholders in texts for suspended customers. SUSP-02 */
export const suspensionValues = (
  grace: GracePeriod | undefined,
  endDateUnknown: string,
  telephone: string,
  rules: DateStyle,
): Readonly<Record<SuspensionPlaceholder, string>> => ({
  remainingDays: String(grace?.days ?? ""),
  endDate: grace ? displayDate(grace.end, rules) : endDateUnknown,
  telephone,
});
