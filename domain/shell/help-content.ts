import { line, lineWith, link, listOf, object, optional, richText, richTextWith, type ContentOf } from "../kernel/content.ts";

/** ERR-04 */
export const pageNotFound = object({
  heading: line,
  message: line,
  button: line,
  help: object({ heading: line, link }),
});

/** Help for one kind of reader. HELP-01 */
const helpTexts = object({
  introduction: richTextWith("country"),
  /** The number that {telephone} stands for in a title; the institute's own where none is given. */
  telephone: optional(line),
  cards: listOf(
    object({
      title: lineWith("telephone"),
      /** The name by which addresses lead to the card: "/help?section=cpd". */
      section: optional(line),
      /** The answer itself. */
      message: richText,
      /** Where to go on; not back to the page whose help this is. */
      link: optional(link),
    }),
  ),
});
export type HelpTexts = ContentOf<typeof helpTexts>;

/** Help. The {telephone} of a title becomes a link that dials. HELP-01 */
export const helpInformation = object({
  heading: line,
  standard: helpTexts,
  /** For residents of a country with an office of its own. */
  localOffice: optional(helpTexts),
  footerLinks: listOf(link),
});
