import * as z from "zod/mini";
import { link } from "../../contract/content.ts";
import { line, lineWith, richText, richTextWith } from "../../contract/text.ts";

/** ERR-04 */
export const pageNotFound = z.object({
  heading: line,
  message: line,
  button: line,
  help: z.object({ heading: line, link }),
});

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
