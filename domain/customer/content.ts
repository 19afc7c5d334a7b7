import { sumTexts } from "../cpd/log-content.ts";
import {
  card,
  counted,
  each,
  line,
  lineWith,
  link,
  listOf,
  object,
  optional,
  type ContentOf,
} from "../kernel/content.ts";
import { registerCards } from "../retirement/register-card.ts";
import { greetings } from "./greeting.ts";

/** Whether a date applies to the only obligation, to both, to all, or just to the first. */
const together = ["one", "both", "all", "first"] as const;
export type Together = (typeof together)[number];

/** The obligations in one or two sentences. TASK-01 */
const outlook = object({
  /** Numbers as capitalised words, from zero. */
  numbers: listOf(line),
  late: counted("count"),
  due: counted("count"),
  dueToday: each(together, lineWith("count")),
  dueBy: each(together, lineWith("count", "date")),
  /** Obligations that take place on their date: exams. DATE-01 */
  coming: each(together, lineWith("count", "date")),
});
export type OutlookTexts = ContentOf<typeof outlook>;

/** Texts of the dashboard. LAND-01, LAND-02 */
export const landingPage = object({
  heading: line,
  greeting: each(greetings, lineWith("firstName")),
  /** Shown when nothing is due, and when all membership requirements are met. */
  nothingDue: line,
  outlook,
  /** The customer's kind and standing. LAND-02 */
  admission: object({ inGoodStanding: lineWith("kind"), notInGoodStanding: line, since: lineWith("date") }),
  allDone: line,
  standing: object({
    heading: line,
    cpd: object({
      declared: lineWith("year"),
      nothingDeclared: line,
      /** Unit of the figure. */
      broughtForward: line,
      waiverPending: lineWith("units", "year"),
      upToDate: lineWith("year", "nextDueDate"),
      link,
    }),
    /** For members who log their CPD here. LOG-01 */
    log: optional(object({ heading: lineWith("year"), unit: lineWith("required"), sum: sumTexts, link })),
    fees: object({
      lastPayment: lineWith("date"),
      nothingPaid: line,
      settled: line,
      inFavour: line,
      /** Units of the figures. */
      credit: line,
      received: line,
      link,
    }),
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
