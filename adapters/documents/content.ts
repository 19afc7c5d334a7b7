import * as z from "zod/mini";
import { link } from "../contract/content.ts";
import { line, lineWith, richText } from "../contract/text.ts";

const document = z.object({ heading: line, message: richText });

/** Documents. DOCS-01, DOCS-05 */
export const documentsAndDownloads = z.object({
  heading: line,
  introduction: richText,
  /** Each document by its key. */
  cards: z.object({
    goodStanding: document,
    membershipCertificate: document,
    equivalence: document,
    certificates: document,
    docket: document,
  }),
  /** What stands against a document, by the institute's code for it. */
  warnings: z.record(z.string(), richText),
  /** For a code that has no text. */
  otherWarning: richText,
  nothing: richText,
  practisingCertificates: z.object({ heading: line, introduction: richText, expires: lineWith("expiryDate") }),
  footerLinks: z.array(link),
});
