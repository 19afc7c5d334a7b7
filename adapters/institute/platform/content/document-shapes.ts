import type { ContentOf, Shape } from "../../../../domain/kernel/content.ts";
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

/** The shape of every content document by name. SHELL-13, RULE-04 */
export const documentShapes = {
  ...contentDocuments,
  ...mailDocuments,
  ...providerDocuments,
  ...paperDocuments,
  ...descriptionDocuments,
} as const satisfies Record<string, Shape>;

export type DocumentName = keyof typeof documentShapes;

export type LoadedDocument<Name extends DocumentName> = ContentOf<(typeof documentShapes)[Name]>;
