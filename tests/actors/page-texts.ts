import { globSync } from "node:fs";

import { loadTemplate } from "../../adapters/institute/content/load-template.ts";
import type { ContentDocument, ContentName } from "../../domain/shell/content-documents.ts";

// A module's URL is not a file path in happy-dom, which replaces the location.
const shipped = globSync("adapters/**/texts/*.yaml");

/** A shipped content document, as pages get it. */
export const pageTexts = <Name extends ContentName>(name: Name): ContentDocument<Name> =>
  loadTemplate(name, shipped).standard as ContentDocument<Name>;
