import * as z from "zod/mini";
import { line, richText } from "../../contract/text.ts";

const section = z.object({
  heading: line,
  /** Said where nothing is on record. */
  nothing: line,
  /** Said beside the fields while the section is open. */
  help: z.optional(richText),
});

/** CONT-01 */
export const contactDetailsPage = z.object({
  heading: line,
  introduction: richText,
  email: section,
  phone: section,
  mailingAddress: section,
  secondaryAddress: section,
  /** Said in a section that this customer cannot change here. */
  readOnly: richText,
});
