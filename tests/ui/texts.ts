import { globSync } from "node:fs";
import { basename } from "node:path";
import type { ContentDocument, ContentName } from "../../domain/shell/content-documents.ts";
import { loadTemplate } from "../../adapters/institute/content/load-template.ts";

// The address of a module is none of the file system's here, where a document stands in for the browser's.
const shipped = globSync("adapters/**/texts/*.yaml");

/** A content document as it is shipped. */
export const textsOf = <Name extends ContentName>(name: Name): Promise<ContentDocument<Name>> =>
  Promise.resolve(loadTemplate(name, shipped.filter((path) => basename(path) === `${name}.yaml`)).standard as ContentDocument<Name>);
