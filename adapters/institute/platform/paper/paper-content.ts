import type { CertificateContent } from "./certificate.ts";
import type { LetterContent } from "./letter.ts";

/** The content of a paper, by its layout. */
export type PaperContent =
  | { readonly layout: "letter"; readonly content: LetterContent }
  | { readonly layout: "certificate"; readonly content: CertificateContent };
