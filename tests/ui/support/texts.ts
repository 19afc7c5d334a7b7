import type { ContentDocument, ContentName } from "../../../domain/shell/content-documents.ts";
import { pageTexts } from "../../actors/page-texts.ts";

/** A shipped content document. */
export const textsOf = <Name extends ContentName>(name: Name): Promise<ContentDocument<Name>> =>
  Promise.resolve(pageTexts(name));
