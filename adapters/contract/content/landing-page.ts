import * as z from "zod/mini";
import { cpdPlaceholders, cpdText } from "./cpd-text.ts";
import { registerCards } from "./register-card.ts";
import { card, line, lineWith, link, richText, richTextWith } from "./rich-text.ts";

const cpdNotice = z.object({
  heading: lineWith(...cpdPlaceholders),
  message: cpdText,
  link: z.extend(link, { urgent: z.optional(z.boolean()) }),
});

/** Texts for the declaration notice, keyed by CPD status. CPD-02 */
export const cpdNotices = z.object({
  opened: cpdNotice,
  withIncomplete: cpdNotice,
  notYetOpened: cpdNotice,
  readyToStart: cpdNotice,
  due: cpdNotice,
  overdue: cpdNotice,
});

const greeting = lineWith("firstName");
const amountText = richTextWith("amount");

/** The dashboard. LAND-01, LAND-02 */
export const landingPage = z.object({
  heading: line,
  greeting: z.object({ morning: greeting, afternoon: greeting, evening: greeting }),
  toDo: z.object({ heading: line, nothing: richText, paymentDue: line, paymentLate: line }),
  cpd: z.object({ heading: line, upToDate: cpdText, notices: cpdNotices }),
  balance: z.object({ heading: line, owed: amountText, settled: amountText, inFavour: amountText, link }),
  notifications: z.object({
    heading: line,
    none: richText,
    /** What each code is told as; a code without an entry is not shown. */
    messages: z.record(z.string(), z.object({ heading: line, link })),
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
  documents: z.object({ heading: line, message: richText, link }),
  onward: z.object({ heading: line, cards: z.array(card), register: registerCards }),
});
