import { contentFiles } from "../../adapters/institute/platform/content/content-files.ts";
import { loadTemplate } from "../../adapters/institute/platform/content/load-template.ts";
import { trialRules as rules } from "../../adapters/institute/trial/rules.ts";
import type { ContentDocument, ContentName } from "../../domain/shell/content-documents.ts";

const layers = contentFiles(undefined).layersIn();

/** A shipped content document as pages get it. */
export const pageTexts = <Name extends ContentName>(name: Name): ContentDocument<Name> =>
  loadTemplate(name, layers, { rules }).standard.document as ContentDocument<Name>;
