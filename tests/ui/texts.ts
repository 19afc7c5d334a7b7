import { globSync } from "node:fs";

import { loadTemplate } from "../../adapters/institute/content/load-template.ts";
import type { ContentDocument, ContentName } from "../../domain/shell/content-documents.ts";

// A module's URL is not a file path here, because happy-dom replaces the location.
const shipped = globSync("adapters/**/texts/*.yaml");

/** A shipped content document. */
export const textsOf = <Name extends ContentName>(name: Name): Promise<ContentDocument<Name>> =>
  Promise.resolve(loadTemplate(name, shipped).standard as ContentDocument<Name>);
