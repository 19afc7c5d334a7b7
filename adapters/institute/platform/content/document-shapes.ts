import { allMessages } from "../../../../domain/institute/shell/all-messages.ts";
import { lineWith, object, optional, type ContentOf, type Shape } from "../../../../domain/kernel/content.ts";
import type { Message } from "../../../../domain/kernel/message.ts";
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

const pluralForms = ["zero", "one", "two", "few", "many", "other"];

const placeholdersOf = (words: string): readonly string[] =>
  [...words.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => name);

/** The lines that can word a message: one, or one for each plural form. */
const linesOf = ({ key, english }: Message): readonly (readonly [string, Shape])[] =>
  typeof english === "string"
    ? [[key, optional(lineWith(...placeholdersOf(english)))]]
    : pluralForms.map((form) => [`${key}.${form}`, optional(lineWith("count", ...placeholdersOf(english.other)))]);

/** Names the messages that the portal knows; its own client accepts any. LANG-04 */
const knownMessages = object(Object.fromEntries(allMessages.flatMap(linesOf)));

const { components, ...frame } = contentDocuments["page-framework"].fields;
const pageFramework = object({
  ...frame,
  components: object({ ...components.fields, messages: optional(knownMessages) }),
});

/** The shape of every content document by name. SHELL-13, RULE-04 */
export const documentShapes: DocumentShapes = {
  ...contentDocuments,
  "page-framework": pageFramework as unknown as (typeof contentDocuments)["page-framework"],
  ...mailDocuments,
  ...providerDocuments,
  ...paperDocuments,
  ...descriptionDocuments,
};

export type DocumentName = keyof DocumentShapes;

export type LoadedDocument<Name extends DocumentName> = ContentOf<DocumentShapes[Name]>;
