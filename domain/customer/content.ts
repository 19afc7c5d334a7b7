import { byCode, card, each, line, lineWith, link, listOf, object, richTextWith, type ContentOf } from "../kernel/content.ts";
import { registerCards } from "../retirement/register-card.ts";
import { greetings } from "./greeting.ts";

/** The dashboard. LAND-01, LAND-02 */
export const landingPage = object({
  heading: line,
  greeting: each(greetings, lineWith("firstName")),
  /** Said where nothing is due, and where all that membership asks is done. */
  nothingDue: line,
  allDone: line,
  standing: object({
    heading: line,
    cpd: object({
      declared: lineWith("year"),
      nothingDeclared: line,
      waiverPending: lineWith("units"),
      upToDate: lineWith("year", "nextDueDate"),
      link,
    }),
    fees: object({ lastPayment: lineWith("date"), nothingPaid: line, settled: line, inFavour: line, link }),
    documents: object({ heading: line, message: line, link }),
  }),
  /** For everyone who is on the way to a qualification. */
  progress: object({
    heading: line,
    exams: line,
    ethics: line,
    noExperience: line,
    resultsWithheld: line,
    resultsPublished: line,
    link,
  }),
  onward: object({ heading: line, cards: listOf(card), register: registerCards }),
});
export type LandingPageContent = ContentOf<typeof landingPage>;

/** What texts for a suspended customer may name. */
const suspensionPlaceholders = ["endDate", "remainingDays", "telephone"] as const;
export type SuspensionPlaceholder = (typeof suspensionPlaceholders)[number];

const suspensionText = richTextWith(...suspensionPlaceholders);
/** A text for a suspended customer. */
export type SuspensionText = ContentOf<typeof suspensionText>;
const inGraceAndAfter = object({ grace: suspensionText, after: suspensionText });

/** What a suspended customer is told. SUSP-03, SUSP-04 */
export const suspension = object({
  heading: line,
  /** In place of a page that cannot be reached during the grace period. */
  blocked: object({ note: line, reachable: line, rows: listOf(card) }),
  texts: object({
    singapore: object({ memberGrace: suspensionText, grace: suspensionText, afterGrace: suspensionText }),
    /** By reason; a reason without a text gets the generic one. */
    reasons: byCode(inGraceAndAfter),
    generic: inGraceAndAfter,
  }),
  contact: object({ heading: line, call: lineWith("telephone"), hours: line, steps: listOf(line) }),
});
export type SuspensionContent = ContentOf<typeof suspension>;
