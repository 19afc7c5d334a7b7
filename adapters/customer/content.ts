import * as z from "zod/mini";
import { card, link, registerCards } from "../contract/content.ts";
import { line, lineWith } from "../contract/text.ts";

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
