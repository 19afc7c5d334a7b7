import type { ContentLibrary } from "../../application/ports/content-library.ts";
import type { PageContent } from "../../application/content/pages.ts";
import type { TemplateContent, TemplateName } from "../contract/content/templates.ts";
import { contentTemplate, templates } from "../contract/content/templates.ts";
import type { ApiClient } from "./api-client.ts";

/** What the contract promises of a document is what the portal expects of it. */
type Documents = { readonly [Name in TemplateName]: TemplateContent<Name> };
const asExpected = <Name extends TemplateName>(document: Documents[Name]): PageContent[Name] => document;

/** The content service. Each document is checked by the shape of its own name. SHELL-13, CALL-02 */
export const httpContentLibrary = (api: ApiClient): ContentLibrary => ({
  page: async <Name extends TemplateName>(name: Name, audience: string | undefined) => {
    const call = { ...contentTemplate, answer: templates[name].schema };
    const document = await api.call(call, {
      params: { name },
      query: { type: audience } as never,
      failure: `${name.toUpperCase().replaceAll("-", "_")}_FETCH_ERROR`,
    });
    return asExpected<Name>(document as Documents[Name]);
  },
});
