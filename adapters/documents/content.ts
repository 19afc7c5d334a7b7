import * as z from "zod/mini";
import { link, richText } from "../contract/content.ts";

const document = z.object({ heading: z.string(), message: richText });

/** Documents. Placeholders: {expiryDate}. DOCS-01, DOCS-05 */
export const documentsAndDownloads = z.object({
  heading: z.string(),
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
  practisingCertificates: z.object({ heading: z.string(), introduction: richText, expires: z.string() }),
  footerLinks: z.array(link),
});
