import * as z from "zod/mini";
import { card, cpdPlaceholders, cpdText, link, registerCards } from "../contract/content.ts";
import { line, lineWith, richText, richTextWith } from "../contract/text.ts";

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

const suspensionText = richTextWith("endDate", "remainingDays", "telephone");

/** What a suspended customer is told. SUSP-03, SUSP-04 */
export const suspension = z.object({
  heading: line,
  /** In place of a page that cannot be reached during the grace period. */
  blocked: z.object({ heading: line, message: suspensionText, reachable: line, links: z.array(link) }),
  texts: z.object({
    singapore: z.object({ memberGrace: suspensionText, grace: suspensionText, afterGrace: suspensionText }),
    /** By reason code; a reason without a text gets the generic one. */
    reasons: z.record(z.string(), z.object({ grace: suspensionText, after: suspensionText })),
    generic: z.object({ grace: suspensionText, after: suspensionText }),
  }),
  contact: z.object({ heading: line, message: suspensionText }),
});
