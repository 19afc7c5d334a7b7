import * as z from "zod/mini";
import { card, link } from "../contract/content.ts";
import { line, richText, richTextWith } from "../contract/text.ts";

const block = z.object({ heading: line, message: richText, link });

const amountText = richTextWith("amount");
const subscriptionText = richTextWith("year", "amount", "dueDate");
const payment = z.object({ card: z.extend(card, { message: z.optional(richTextWith("country")) }) });

/** Fees. FEES-01 to FEES-03 */
export const feesAndTransactions = z.object({
  heading: line,
  introduction: richText,
  balance: z.object({ heading: line, settled: amountText, inFavour: amountText }),
  subscription: z.object({
    DUE: subscriptionText,
    OVERDUE: subscriptionText,
    PAID: subscriptionText,
    none: richText,
  }),
  reducedSubscription: z.object({ standard: block, subscriptionReceived: block }),
  /** Where to pay. */
  standard: payment,
  /** For residents of a country with an office of its own. */
  localOffice: z.optional(payment),
  transactions: z.object({ heading: line, introduction: richText, empty: richText, noneFound: richText }),
  footerLinks: z.array(link),
});
