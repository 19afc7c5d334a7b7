import * as z from "zod/mini";
import { line, lineWith, link, richText, richTextWith } from "./rich-text.ts";

const helpTexts = z.object({
  introduction: richTextWith("country"),
  /** The number that {telephone} stands for in a title; the institute's own where none is given. */
  telephone: z.optional(line),
  cards: z.array(z.object({ title: lineWith("telephone"), message: richText, link: z.optional(link) })),
});

/** Help. The {telephone} of a title becomes a link that dials. HELP-01 */
export const helpInformation = z.object({
  heading: line,
  standard: helpTexts,
  /** For residents of a country with an office of its own. */
  localOffice: z.optional(helpTexts),
  footerLinks: z.array(link),
});
