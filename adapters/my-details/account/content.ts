import * as z from "zod/mini";
import { registerCards, richText } from "../../contract/content.ts";

const note = z.object({ heading: z.string(), message: richText });

/** ACCT-01 to ACCT-08 */
export const accountDetailsPage = z.object({
  heading: z.string(),
  introduction: richText,
  /** Shown alone while exam results are withheld. ACCT-07 */
  withheld: note,
  ineligible: note,
  record: z.object({ heading: z.string(), labels: z.record(z.string(), z.string()) }),
  learningRecord: note,
  register: registerCards,
  transfer: z.object({
    heading: z.string(),
    introduction: richText,
    question: z.string(),
    /** What each option is told as, by its content key. */
    options: z.record(z.string(), z.object({ label: z.string(), help: richText })),
    /** Why the choice cannot be changed. */
    closed: richText,
  }),
  oxfordBrookes: z.object({
    heading: z.string(),
    introduction: richText,
    question: z.string(),
    blocked: richText,
  }),
});
