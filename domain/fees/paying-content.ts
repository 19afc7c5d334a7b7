import {
  counted,
  line,
  lineWith,
  link,
  object,
  optional,
  richText,
  richTextWith,
  type ContentOf,
} from "../kernel/content.ts";

/** Texts of the page on which somebody chooses how far to pay. CASH-02, DATE-04 */
export const pay = object({
  heading: line,
  nothing: richText,
  table: object({ caption: line, due: line, charge: line, toPay: line, total: line, late: counted("count") }),
  question: line,
  everything: line,
  /** The oldest charge alone, or the oldest ones. */
  only: lineWith("description"),
  upTo: lineWith("count", "description"),
  /** What follows a choice. */
  settles: line,
  leaves: lineWith("amount", "date"),
  leavesLate: lineWith("amount", "date"),
  /** Where only a part of it is late. */
  leavesPartLate: lineWith("amount", "late", "date"),
  endsSuspension: line,
  staysSuspended: line,
  continue: line,
  beginning: line,
  back: line,
  /** Where somebody pays, and how their card is handled. */
  provider: line,
  failed: line,
  /** For an API that takes no payments. */
  elsewhere: object({ message: richText, link: optional(link) }),
});
export type PayContent = ContentOf<typeof pay>;

const outcome = { heading: line, message: richTextWith("amount") };

/** Texts of the page to which a payment provider returns. DATE-04, CASH-02 */
export const paid = object({
  heading: line,
  paid: object({
    heading: line,
    message: richTextWith("amount", "name", "date"),
    takenBack: richText,
    together: line,
    credit: line,
    changed: line,
    settled: lineWith("amount"),
    owes: lineWith("amount", "date"),
    owesLate: lineWith("amount", "date"),
    inCredit: lineWith("amount"),
    lateSettled: line,
    suspensionEnded: line,
    documentsReleased: line,
    receipt: line,
    download: line,
  }),
  confirming: object({ ...outcome, again: line }),
  open: object({ ...outcome, again: line }),
  failed: object({ ...outcome, again: line }),
  ended: object({ ...outcome, again: line }),
  unknown: richText,
  dashboard: line,
  fees: line,
});
export type PaidContent = ContentOf<typeof paid>;
