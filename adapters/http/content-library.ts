import type { ContentLibrary, ServedDocument } from "../../application/ports/content-library.ts";
import { landingPage } from "../../domain/customer/content.ts";
import type { UserType } from "../../domain/customer/user-type.ts";
import type { Shape } from "../../domain/kernel/content.ts";
import type { ContentName } from "../../domain/shell/content-documents.ts";
import { pageFramework } from "../../domain/shell/content.ts";
import { schemaOf } from "../contract/content-schema.ts";
import { contentAdditions, contentDocument, withUntranslated } from "../contract/content.ts";
import type { ApiClient } from "./api-client.ts";

// Every start needs these two; other shapes load with the first page that needs them.
const first: Readonly<Partial<Record<ContentName, Shape>>> = {
  "page-framework": pageFramework,
  "landing-page": landingPage,
};

const shapeOf = async (name: ContentName): Promise<Shape> =>
  first[name] ?? (await import("../../domain/shell/content-documents.ts")).contentDocuments[name];

/** The portal's own labels, loaded only when a content service has a gap. CONF-02 */
const defaultLabels = async (): Promise<unknown> => (await import("./default-labels.ts")).defaultLabels;

/** The content service. Reads each document by its shape. SHELL-13, CALL-02, CONF-02 */
export const httpContentLibrary = (api: ApiClient): ContentLibrary => ({
  page: async <Name extends ContentName>(name: Name, audience: UserType | "system" | undefined) => {
    const call = {
      ...contentDocument,
      answer: schemaOf(withUntranslated(await shapeOf(name))),
      isAddition: contentAdditions.includes(name),
    };
    const document = await api.call(call, {
      params: { name },
      query: { type: audience },
      defaults: name === "page-framework" ? defaultLabels : undefined,
      failure: `${name.toUpperCase().replaceAll("-", "_")}_FETCH_ERROR`,
    });
    // It was read by the schema of this name.
    return document as ServedDocument<Name>;
  },
});
