import {
  byCode,
  each,
  line,
  lineWith,
  link,
  listOf,
  note,
  object,
  richText,
  type ContentOf,
} from "../kernel/content.ts";
import { ownAddressTexts } from "../shell/own-address.ts";
import { resourceKeys } from "./key-resources.ts";
import { validityTexts } from "./validity-words.ts";

/** Texts about the documents that third parties can check. VERI-02 */
export const verificationTexts = object({
  heading: line,
  introduction: richText,
  nothing: richText,
  link: line,
  /** Completes the link for assistive technology. */
  linkOf: lineWith("title", "number"),
  validity: validityTexts,
  issued: lineWith("number", "date"),
  code: lineWith("code"),
});
export type VerificationTexts = ContentOf<typeof verificationTexts>;

/** Texts of the documents page. DOCS-01, DOCS-05 */
export const documentsAndDownloads = object({
  heading: line,
  introduction: richText,
  cards: each(resourceKeys, note),
  /** Why it is unknown whether the customer may have a document. */
  undecided: each(["notifications", "cpdStatus"], line),
  /** Above the reasons why a document is unavailable. */
  unavailable: line,
  /** Reasons why a document is unavailable, by the institute's code. */
  warnings: byCode(richText),
  /** Introduces several warnings. */
  severalWarnings: richText,
  /** For a code without a text. */
  otherWarning: richText,
  nothing: richText,
  practisingCertificates: object({ heading: line, introduction: richText, expires: lineWith("expiryDate") }),
  /** Introduces the membership credential, and names its download. VERI-04 */
  credential: object({ heading: line, introduction: richText, credential: line }),
  verification: verificationTexts,
  /** The link that shows others today's standing. VERI-02 */
  standingLink: ownAddressTexts,
  footerLinks: listOf(link),
});
export type DocumentsAndDownloadsContent = ContentOf<typeof documentsAndDownloads>;
