import { byCode, each, line, lineWith, link, listOf, note, object, richText, type ContentOf } from "../kernel/content.ts";
import { resourceKeys } from "./key-resources.ts";

/** Documents. DOCS-01, DOCS-05 */
export const documentsAndDownloads = object({
  heading: line,
  introduction: richText,
  cards: each(resourceKeys, note),
  /** What stands against a document, by the institute's code for it. */
  warnings: byCode(richText),
  /** Stands above the warnings where there are several. */
  severalWarnings: richText,
  /** For a code that has no text. */
  otherWarning: richText,
  nothing: richText,
  practisingCertificates: object({ heading: line, introduction: richText, expires: lineWith("expiryDate") }),
  footerLinks: listOf(link),
});
export type DocumentsAndDownloadsContent = ContentOf<typeof documentsAndDownloads>;
