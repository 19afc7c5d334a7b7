import * as z from "zod/mini";
import { navigationKeys } from "../../domain/customer/navigation.ts";
import { link } from "../contract/content.ts";
import { line, lineWith, richText, richTextWith } from "../contract/text.ts";

const cpdNotice = z.object({ heading: lineWith("year"), message: lineWith("year"), link });

/** What is said of what needs doing; its state, its days and its sums are facts. TASK-01, CPD-02 */
const obligations = z.object({
  heading: line,
  payment: z.object({
    subscription: lineWith("year"),
    other: line,
    failed: lineWith("date"),
    pending: lineWith("date"),
    settling: line,
    link,
  }),
  declaration: z.object({
    opened: cpdNotice,
    withIncomplete: cpdNotice,
    notYetOpened: cpdNotice,
    readyToStart: cpdNotice,
    due: cpdNotice,
    overdue: cpdNotice,
  }),
  application: z.object({ heading: line, note: line, link }),
  /** What each notification is told as; a code without an entry is not shown. */
  notifications: z.record(z.string(), z.object({ heading: line, link })),
});

/** What stands around every page. Labels are keyed as the navigation entries are; one left out keeps its default. NAV-01 */
export const pageFramework = z.object({
  navigation: z.partialRecord(z.enum(navigationKeys), line),
  obligations,
  criticalAlert: z.optional(z.object({ id: z.string(), heading: line, message: richText })),
  /** For those whose experience the portal does not support. EXP-03 */
  unsupported: z.object({ title: line, message: richText, button: link }),
  footer: z.object({ links: z.array(link), statement: richTextWith("institute", "telephone") }),
});
