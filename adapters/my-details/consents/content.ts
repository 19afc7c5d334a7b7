import * as z from "zod/mini";
import { richText } from "../../contract/content.ts";

const section = z.object({ heading: z.string(), introduction: richText });

/** CONS-01, CONS-09, NETW-01 */
export const communicationPreferencesPage = z.object({
  heading: z.string(),
  introduction: richText,
  accountCorrespondence: section,
  additionalQuestions: section,
  /** What each consent is called, and what it means. */
  consents: z.record(z.string(), z.object({ label: z.string(), help: z.string() })),
  networks: z.object({
    heading: z.string(),
    introduction: richText,
    regional: z.object({ heading: z.string(), nothing: z.string() }),
    employment: z.object({ heading: z.string(), nothing: z.string() }),
  }),
});
