import * as z from "zod/mini";
import { link, richText } from "../../contract/rich-text.ts";

const helpTexts = z.object({
  introduction: richText,
  /** The number that {telephone} stands for in a title; the institute's own where none is given. */
  telephone: z.optional(z.string()),
  cards: z.array(z.object({ title: z.string(), message: richText, link: z.optional(link) })),
});

/** Help. Placeholders: {telephone} in titles, which becomes a link that dials; {country}. HELP-01 */
export const helpInformation = z.object({
  heading: z.string(),
  standard: helpTexts,
  /** For residents of a country with an office of its own. */
  localOffice: z.optional(helpTexts),
  footerLinks: z.array(link),
});
