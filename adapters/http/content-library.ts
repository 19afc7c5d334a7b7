import type { ContentLibrary } from "../../application/ports/content-library.ts";
import { landingPage } from "../../domain/customer/content.ts";
import type { UserType } from "../../domain/customer/user-type.ts";
import type { Shape } from "../../domain/kernel/content.ts";
import type { ContentDocument, ContentName } from "../../domain/shell/content-documents.ts";
import { pageFramework } from "../../domain/shell/content.ts";
import { schemaOf } from "../contract/content-schema.ts";
import { contentDocument } from "../contract/content.ts";
import type { ApiClient } from "./api-client.ts";

// Every start needs these two; other shapes load with the first page that needs them.
const first: Readonly<Partial<Record<ContentName, Shape>>> = {
  "page-framework": pageFramework,
  "landing-page": landingPage,
};

const shapeOf = async (name: ContentName): Promise<Shape> =>
  first[name] ?? (await import("../../domain/shell/content-documents.ts")).contentDocuments[name];

/** The content service. Validates each document by its shape. SHELL-13, CALL-02 */
export const httpContentLibrary = (api: ApiClient): ContentLibrary => ({
  page: async <Name extends ContentName>(name: Name, audience: UserType | "system" | undefined) => {
    const call = { ...contentDocument, answer: schemaOf(await shapeOf(name)) };
    const document = await api.call(call, {
      params: { name },
      query: { type: audience },
      failure: `${name.toUpperCase().replaceAll("-", "_")}_FETCH_ERROR`,
    });
    // The schema of this name has validated it.
    return document as ContentDocument<Name>;
  },
});
