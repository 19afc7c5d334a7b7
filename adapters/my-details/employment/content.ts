import * as z from "zod/mini";
import { richText } from "../../contract/content.ts";

/** EMPL-01 */
export const employmentDetailsPage = z.object({
  heading: z.string(),
  introduction: richText,
  section: z.string(),
  /** Said where nothing is on record. */
  nothing: z.string(),
  /** Which fields there are, in their order. */
  fields: z.array(z.string()),
  labels: z.record(z.string(), z.string()),
  /** Why company name and job title cannot be changed. EMPL-02 */
  employerLocked: richText,
});
