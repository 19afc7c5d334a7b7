import * as z from "zod/mini";
import { card, link, registerCards } from "../contract/content.ts";
import { line, lineWith, richTextWith } from "../contract/text.ts";

const greeting = lineWith("firstName");
/** The dashboard. LAND-01, LAND-02 */
export const landingPage = z.object({
  heading: line,
  greeting: z.object({ morning: greeting, afternoon: greeting, evening: greeting }),
  /** Said where nothing is due, and where all that membership asks is done. */
  nothingDue: line,
  allDone: line,
  standing: z.object({
    heading: line,
    cpd: z.object({
      declared: lineWith("year"),
      nothingDeclared: line,
      waiverPending: lineWith("units"),
      upToDate: lineWith("year", "nextDueDate"),
      link,
    }),
    fees: z.object({ lastPayment: lineWith("date"), nothingPaid: line, settled: line, inFavour: line, link }),
    documents: z.object({ heading: line, message: line, link }),
  }),
  /** For everyone who is on the way to a qualification. */
  progress: z.object({
    heading: line,
    exams: line,
    ethics: line,
    noExperience: line,
    resultsWithheld: line,
    resultsPublished: line,
    link,
  }),
  onward: z.object({ heading: line, cards: z.array(card), register: registerCards }),
});

const suspensionText = richTextWith("endDate", "remainingDays", "telephone");

/** What a suspended customer is told. SUSP-03, SUSP-04 */
export const suspension = z.object({
  heading: line,
  /** In place of a page that cannot be reached during the grace period. */
  blocked: z.object({ note: line, reachable: line, rows: z.array(card) }),
  texts: z.object({
    singapore: z.object({ memberGrace: suspensionText, grace: suspensionText, afterGrace: suspensionText }),
    /** By reason code; a reason without a text gets the generic one. */
    reasons: z.record(z.string(), z.object({ grace: suspensionText, after: suspensionText })),
    generic: z.object({ grace: suspensionText, after: suspensionText }),
  }),
  contact: z.object({ heading: line, call: lineWith("telephone"), hours: line, steps: z.array(line) }),
});
