import { readdirSync } from "node:fs";
import { join } from "node:path";

import { shippedContent } from "../../adapters/institute/platform/content/content-library.ts";
import { loadTemplate } from "../../adapters/institute/platform/content/load-template.ts";
import { trialRules } from "../../adapters/institute/trial/rules.ts";
import type { ContentDocument, ContentName } from "../../domain/shell/content-documents.ts";

const shipped = shippedContent.flatMap((folder) => readdirSync(folder).map((file) => join(folder, file)));

/** A shipped content document as pages get it. */
export const pageTexts = <Name extends ContentName>(name: Name): ContentDocument<Name> =>
  loadTemplate(name, shipped, trialRules).standard as ContentDocument<Name>;
