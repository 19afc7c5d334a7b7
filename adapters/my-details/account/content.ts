import * as z from "zod/mini";
import { registerCards } from "../../contract/content.ts";
import { line, richText } from "../../contract/text.ts";

const note = z.object({ heading: line, message: richText });

/** ACCT-01 to ACCT-08 */
export const accountDetailsPage = z.object({
  heading: line,
  introduction: richText,
  /** Shown alone while exam results are withheld. ACCT-07 */
  withheld: note,
  /** For whoever came for the register of retired members. ACCT-06 */
  ineligible: z.object({ retired: note, nonStandard: note, fellow: note }),
  record: z.object({ heading: line, labels: z.record(z.string(), line) }),
  learningRecord: note,
  register: registerCards,
  transfer: z.object({
    heading: line,
    introduction: richText,
    question: line,
    /** Said where the answer can be read, and not changed. */
    closed: richText,
    /** What each option is told as, by its content key. */
    options: z.record(z.string(), z.object({ label: line, help: richText })),
  }),
  oxfordBrookes: z.object({
    heading: line,
    introduction: richText,
    question: line,
    blocked: richText,
  }),
});
