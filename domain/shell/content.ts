import { noticedStatuses } from "../cpd/status.ts";
import { navigationKeys } from "../customer/navigation.ts";
import {
  byCode,
  each,
  line,
  lineWith,
  link,
  listOf,
  object,
  optional,
  richText,
  richTextWith,
  type ContentOf,
} from "../kernel/content.ts";

/** What is said of what needs doing; its state, its days and its sums are facts. TASK-01, CPD-02 */
const obligations = object({
  heading: line,
  /** Above a list that asks for nothing. */
  optionalHeading: line,
  /** Above what lies with the institute. */
  withUsHeading: line,
  payment: object({
    subscription: lineWith("year"),
    other: line,
    failed: lineWith("date"),
    pending: lineWith("date"),
    settling: line,
    link,
  }),
  declaration: each(noticedStatuses, object({ heading: lineWith("year"), message: lineWith("year"), link })),
  application: object({ heading: line, note: line, link }),
  /** The way to have what has a day in a calendar. TASK-03 */
  calendar: link,
  /** What each notification is told as; a code without an entry is not shown. */
  notifications: byCode(object({ heading: line, link })),
});
export type ObligationTexts = ContentOf<typeof obligations>;

/** What stands around every page. A navigation entry left out keeps its default. NAV-01 */
export const pageFramework = object({
  navigation: each(navigationKeys, optional(line)),
  obligations,
  criticalAlert: optional(object({ id: line, heading: line, message: richText })),
  /** For those whose experience the portal does not support. EXP-03 */
  unsupported: object({ title: line, message: richText, button: link }),
  footer: object({ links: listOf(link), statement: richTextWith("institute", "telephone") }),
});
export type PageFramework = ContentOf<typeof pageFramework>;
