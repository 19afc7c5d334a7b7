import type * as z from "zod/mini";
import type { ContentLibrary } from "../../application/ports/content-library.ts";
import type { PageContent } from "../../application/content/pages.ts";
import { contentDocument } from "../contract/content.ts";
import { landingPage } from "../customer/content.ts";
import { pageFramework } from "../shell/content.ts";
import type { TemplateContent, TemplateName } from "../contract/templates.ts";
import type { ApiClient } from "./api-client.ts";

/** What the contract promises of a document is what the portal expects of it. */
type Documents = { readonly [Name in TemplateName]: TemplateContent<Name> };
const asExpected = <Name extends TemplateName>(document: Documents[Name]): PageContent[Name] => document;

// Every start needs these two; the shapes of the others load with the first page that needs one.
const first: Readonly<Partial<Record<TemplateName, z.ZodMiniType>>> = {
  "page-framework": pageFramework,
  "landing-page": landingPage,
};

const shapeOf = async (name: TemplateName): Promise<z.ZodMiniType> =>
  first[name] ?? (await import("../contract/templates.ts")).templates[name].schema;

/** The content service. Each document is checked by the shape of its own name. SHELL-13, CALL-02 */
export const httpContentLibrary = (api: ApiClient): ContentLibrary => ({
  page: async <Name extends TemplateName>(name: Name, audience: string | undefined) => {
    const call = { ...contentDocument, answer: await shapeOf(name) };
    const document = await api.call(call, {
      params: { name },
      query: { type: audience } as never,
      failure: `${name.toUpperCase().replaceAll("-", "_")}_FETCH_ERROR`,
    });
    return asExpected<Name>(document as Documents[Name]);
  },
});
