import * as z from "zod/mini";
import { card, link, richText } from "../contract/content.ts";

const block = z.object({ heading: z.string(), message: richText, link });

/** Fees. Placeholders: {amount}, {year}, {dueDate}, {country}. FEES-01 to FEES-03 */
export const feesAndTransactions = z.object({
  heading: z.string(),
  introduction: richText,
  balance: z.object({ heading: z.string(), owed: richText, settled: richText, inFavour: richText }),
  subscription: z.object({
    heading: z.string(),
    DUE: richText,
    OVERDUE: richText,
    PAID: richText,
    none: richText,
  }),
  reducedSubscription: z.object({ standard: block, subscriptionReceived: block }),
  /** Where to pay. */
  standard: z.object({ card }),
  /** For residents of a country with an office of its own. */
  localOffice: z.optional(z.object({ card })),
  transactions: z.object({ heading: z.string(), introduction: richText, empty: richText, noneFound: richText }),
  footerLinks: z.array(link),
});
