import * as z from "zod/mini";

import { contentDocuments, type ContentName } from "../../../../domain/shell/content-documents.ts";
import type { Call } from "../../../contract/call.ts";
import { schemaOf } from "../../../contract/content-schema.ts";
import { contentDocument, withUntranslated } from "../../../contract/content.ts";
import type { ServeCall } from "../api/serve.ts";
import { RefusalError } from "../http/refusal-error.ts";
import type { ServedTexts } from "./content-library.ts";

const schemas = new Map(
  Object.entries(contentDocuments).map(([name, shape]) => [name, schemaOf(withUntranslated(shape))]),
);

/** The content call with every shape of its answer. */
export const contentTemplate = {
  ...contentDocument,
  answer: z.union([...schemas.values()]),
} as const satisfies Call;

const isDocument = (name: string): name is ContentName => Object.hasOwn(contentDocuments, name);

interface ContentServices {
  readonly serve: ServeCall;
  readonly content: ServedTexts;
}

/** The content service: one document per page, in the variant of the user type and in the reader's language. SHELL-13, LANG-06 */
export const serveContent = ({ serve, content }: ContentServices): void => {
  serve(contentTemplate, {
    isTranslated: true,
    shape: ({ name = "" }) => schemas.get(name),
    answer: async ({ params: { name = "" }, query, language }) => {
      if (!isDocument(name)) throw new RefusalError("unknown", "NO_SUCH_CONTENT", "There is no such content document.");
      return content.served(name, query.type, language);
    },
  });
};
