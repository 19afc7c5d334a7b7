import * as z from "zod/mini";
import { registerCards, card, link, richText } from "../contract/content.ts";

const cpdNotice = z.object({
  heading: z.string(),
  message: richText,
  link: z.object({ ...link.shape, urgent: z.optional(z.boolean()) }),
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

/** The dashboard. Placeholders: {firstName} in greetings; {year}, {nextDueDate}, {remainingDays} in CPD texts. LAND-01, LAND-02 */
export const landingPage = z.object({
  heading: z.string(),
  greeting: z.object({ morning: z.string(), afternoon: z.string(), evening: z.string() }),
  toDo: z.object({ heading: z.string(), nothing: richText, paymentDue: z.string(), paymentLate: z.string() }),
  cpd: z.object({ heading: z.string(), upToDate: richText, notices: cpdNotices }),
  balance: z.object({ heading: z.string(), owed: richText, settled: richText, inFavour: richText, link }),
  notifications: z.object({
    heading: z.string(),
    none: richText,
    /** What each code is told as; a code without an entry is not shown. */
    messages: z.record(z.string(), z.object({ heading: z.string(), link })),
  }),
  /** For everyone who is on the way to a qualification. */
  progress: z.object({
    heading: z.string(),
    exams: z.string(),
    ethics: z.string(),
    noExperience: z.string(),
    resultsWithheld: z.string(),
    resultsPublished: z.string(),
    link,
  }),
  documents: z.object({ heading: z.string(), message: richText, link }),
  onward: z.object({ heading: z.string(), cards: z.array(card), register: registerCards }),
});

/** What a suspended customer is told. Placeholders: {endDate}, {remainingDays}, {telephone}. SUSP-03, SUSP-04 */
export const suspension = z.object({
  heading: z.string(),
  /** In place of a page that cannot be reached during the grace period. */
  blocked: z.object({ heading: z.string(), message: richText, reachable: z.string(), links: z.array(link) }),
  texts: z.object({
    singapore: z.object({ memberGrace: richText, grace: richText, afterGrace: richText }),
    /** By reason code; a reason without a text gets the generic one. */
    reasons: z.record(z.string(), z.object({ grace: richText, after: richText })),
    generic: z.object({ grace: richText, after: richText }),
  }),
  contact: z.object({ heading: z.string(), message: richText }),
});
