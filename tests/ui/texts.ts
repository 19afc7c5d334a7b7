import type { PageContent } from "../../application/content/pages.ts";
import { shippedContent } from "../../adapters/institute/content/content-library.ts";
import { loadTemplate } from "../../adapters/institute/content/load-template.ts";

/** A content document as it is shipped. */
export const textsOf = async <Name extends keyof PageContent>(name: Name): Promise<PageContent[Name]> =>
  (await loadTemplate(shippedContent, name, [`${name}.yaml`])).standard as PageContent[Name];
