import type { ContentOf } from "../../../../domain/kernel/content.ts";
import { contentDocuments } from "../../../../domain/shell/content-documents.ts";
import { descriptionDocuments } from "../../texts/description-texts.ts";
import { mailDocuments } from "../../texts/mail-shapes.ts";
import { providerDocuments } from "../../texts/page-shapes.ts";
import { paperDocuments } from "../../texts/paper-shapes.ts";

/** The institute's own documents, which are not part of the portal. */
export const instituteDocuments: readonly string[] = Object.keys({
  ...mailDocuments,
  ...providerDocuments,
  ...paperDocuments,
  ...descriptionDocuments,
});

// Named, not inferred: an incremental build (TypeScript 7.0) does not write inferred types of another project again.
type DocumentShapes = typeof contentDocuments &
  typeof mailDocuments &
  typeof providerDocuments &
  typeof paperDocuments &
  typeof descriptionDocuments;

/** The shape of every content document by name. SHELL-13, RULE-04 */
export const documentShapes: DocumentShapes = {
  ...contentDocuments,
  ...mailDocuments,
  ...providerDocuments,
  ...paperDocuments,
  ...descriptionDocuments,
};

export type DocumentName = keyof DocumentShapes;

export type LoadedDocument<Name extends DocumentName> = ContentOf<DocumentShapes[Name]>;
