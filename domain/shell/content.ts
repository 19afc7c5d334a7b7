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
import { componentTexts } from "./component-texts.ts";

/** Texts for obligations; states, dates and amounts come from facts. TASK-01, CPD-02 */
const obligations = object({
  heading: line,
  /** Heading of a list with only optional items. */
  optionalHeading: line,
  /** Heading of items that wait for the institute. */
  withUsHeading: line,
  payment: object({
    subscription: lineWith("year"),
    other: line,
    failed: lineWith("date"),
    pending: lineWith("date"),
    /** The latest payment was taken back. CORR-01 */
    takenBack: optional(lineWith("paidOn", "date")),
    /** A charge that is no subscription; by default the words of `other`. CORR-02 */
    charge: optional(lineWith("description")),
    settling: line,
    link,
  }),
  declaration: each(noticedStatuses, object({ heading: lineWith("year"), message: lineWith("year"), link })),
  /** Renewal of a practising certificate; the international link is for jurisdictions outside the UK and Ireland. */
  practisingCertificate: object({
    renew: lineWith("jurisdiction"),
    expired: lineWith("jurisdiction"),
    note: lineWith("number"),
    link,
    internationalLink: link,
  }),
  exam: object({ heading: lineWith("exam"), link }),
  /** Undecided waivers and applications, and requests about any form; an application's heading is its notification's. */
  submission: object({
    sent: lineWith("date", "reference"),
    waiver: object({ received: lineWith("year"), asked: lineWith("year"), link }),
    declaration: object({ asked: lineWith("year"), link }),
    retirement: object({ asked: line, link }),
    /** The link to the page where a request is answered. LOG-04 */
    answer: line,
  }),
  insurance: object({ heading: line, note: line, link }),
  /** An address that refuses mails, or none on record. */
  contact: object({
    unreachable: object({ heading: lineWith("address"), note: line, link }),
    missing: object({ heading: line, note: line, link }),
  }),
  application: object({ heading: line, note: line, link }),
  /** Link to the calendar export. TASK-03 */
  calendar: link,
  /** Text of each notification; codes without an entry are not shown. */
  notifications: byCode(object({ heading: line, link })),
});
export type ObligationTexts = ContentOf<typeof obligations>;

/** Texts of the frame around every page, and of the components that pages share. NAV-01, RULE-04 */
export const pageFramework = object({
  navigation: each(navigationKeys, line),
  components: componentTexts,
  obligations,
  criticalAlert: optional(object({ id: line, heading: line, message: richText })),
  /** For customers with an unsupported experience. EXP-03 */
  unsupported: object({ title: line, message: richText, button: optional(link) }),
  footer: object({ links: listOf(link), statement: richTextWith("institute", "telephone") }),
});
export type PageFramework = ContentOf<typeof pageFramework>;
