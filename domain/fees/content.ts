import {
  counted,
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
import { subscriptionStatuses, transactionSides } from "./account.ts";

const block = object({ heading: line, message: richText, link });
const amountText = richTextWith("amount");

const payment = object({
  card: object({ heading: line, message: optional(richTextWith("country")), link: optional(link) }),
});

/** Texts of the fees page. FEES-01 to FEES-03 */
export const feesAndTransactions = object({
  heading: line,
  introduction: richText,
  balance: object({ heading: line, settled: amountText, inFavour: amountText }),
  subscription: object({
    ...each(subscriptionStatuses, richTextWith("year", "amount", "dueDate")).fields,
    none: richText,
  }),
  reducedSubscription: object({
    standard: optional(block),
    subscriptionReceived: optional(block),
    /** Shown when it is unknown whether the customer may apply. */
    undecided: line,
  }),
  standard: payment,
  /** For residents of a country with a local office. */
  localOffice: optional(payment),
  transactions: object({
    heading: line,
    introduction: richText,
    empty: richText,
    noneFound: richText,
    /** Announces how many a filter leaves. */
    found: counted("count"),
    filter: object({
      year: line,
      allYears: line,
      type: line,
      allTypes: line,
      types: each(transactionSides, line),
      /** Whom invoices are addressed to. */
      invoicesTo: optional(object({ label: line, self: line, employer: line })),
    }),
    table: object({
      caption: lineWith("year"),
      date: line,
      description: line,
      charged: line,
      paid: line,
      receipt: line,
      invoice: optional(line),
      total: lineWith("year"),
      /** Beside the total, when a transaction could not be read. CONF-01 */
      incomplete: optional(line),
      /** Why an amount is not counted. */
      uncounted: object({ PENDING: line, FAILED: line }),
      /** Beside a posting that was taken back. CORR-01 */
      takenBack: optional(lineWith("date")),
      /** Beside a posting that takes back or pays out. CORR-01 */
      reason: optional(lineWith("reason")),
    }),
  }),
  footerLinks: listOf(link),
});
export type FeesAndTransactionsContent = ContentOf<typeof feesAndTransactions>;
