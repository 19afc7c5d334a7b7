import * as z from "zod/mini";
import { richText } from "../../contract/content.ts";

const section = z.object({
  heading: z.string(),
  /** Said where nothing is on record. */
  nothing: z.string(),
  /** Said beside the fields while the section is open. */
  help: z.optional(richText),
});

/** CONT-01 */
export const contactDetailsPage = z.object({
  heading: z.string(),
  introduction: richText,
  email: section,
  phone: section,
  mailingAddress: section,
  secondaryAddress: section,
  /** Said in a section that this customer cannot change here. */
  readOnly: richText,
});
