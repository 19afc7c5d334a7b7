import {
  line,
  lineWith,
  link,
  listOf,
  object,
  optional,
  richText,
  richTextWith,
  type ContentOf,
} from "../kernel/content.ts";

/** Texts of the not-found page. ERR-04 */
export const pageNotFound = object({
  heading: line,
  message: line,
  button: line,
  help: object({ heading: line, link }),
});

/** Help texts for one audience. HELP-01 */
const helpTexts = object({
  introduction: richTextWith("country"),
  /** Replaces {telephone} in titles; defaults to the institute's number. */
  telephone: optional(line),
  cards: listOf(
    object({
      title: lineWith("telephone"),
      /** Identifies the card in addresses: "/help?section=cpd". */
      section: optional(line),
      message: richText,
      /** Where to continue; not the page that this help belongs to. */
      link: optional(link),
    }),
  ),
});
export type HelpTexts = ContentOf<typeof helpTexts>;

/** Texts of the help page. {telephone} in a title becomes a link that dials. HELP-01 */
export const helpInformation = object({
  heading: line,
  standard: helpTexts,
  /** For residents of a country with a local office. */
  localOffice: optional(helpTexts),
  footerLinks: listOf(link),
});
