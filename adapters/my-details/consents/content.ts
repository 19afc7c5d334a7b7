import * as z from "zod/mini";
import { line, richText } from "../../contract/text.ts";

const section = z.object({ heading: line, introduction: richText });

/** CONS-01, CONS-09, NETW-01 */
export const communicationPreferencesPage = z.object({
  heading: line,
  introduction: richText,
  accountCorrespondence: section,
  additionalQuestions: section,
  /** What each consent is called, and what it means. */
  consents: z.record(z.string(), z.object({ label: line, help: line })),
  networks: z.object({
    heading: line,
    introduction: richText,
    regional: z.object({ heading: line, nothing: line }),
    employment: z.object({ heading: line, nothing: line }),
  }),
});
