import * as z from "zod/mini";
import { line, richText } from "../../contract/text.ts";

/** EMPL-01 */
export const employmentDetailsPage = z.object({
  heading: line,
  introduction: richText,
  section: line,
  /** Said where nothing is on record. */
  nothing: line,
  /** Which fields there are, in their order. */
  fields: z.array(z.string()),
  labels: z.record(z.string(), line),
  /** Why company name and job title cannot be changed. EMPL-02 */
  employerLocked: richText,
});
