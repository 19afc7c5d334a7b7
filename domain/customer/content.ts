import { card, each, line, lineWith, link, listOf, object, type ContentOf } from "../kernel/content.ts";
import { registerCards } from "../retirement/register-card.ts";
import { greetings } from "./greeting.ts";

/** Texts of the dashboard. LAND-01, LAND-02 */
export const landingPage = object({
  heading: line,
  greeting: each(greetings, lineWith("firstName")),
  /** Shown when nothing is due, and when all membership requirements are met. */
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
  /** For everyone working towards a qualification. */
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
