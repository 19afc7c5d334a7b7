import * as z from "zod/mini";

import { contentDocuments, type ContentName } from "../../../../domain/shell/content-documents.ts";
import type { Call } from "../../../contract/call.ts";
import { schemaOf } from "../../../contract/content-schema.ts";
import { contentDocument, withUntranslated } from "../../../contract/content.ts";
import type { ServeCall } from "../api/serve.ts";
import type { OrganisationSettings } from "../body/body.ts";
import { languageHeaders } from "../http/accepted-languages.ts";
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
  readonly body: Pick<OrganisationSettings, "languages">;
}

/** The content service: one document per page, in the variant of the user type and in the reader's language. SHELL-13, LANG-06 */
export const serveContent = ({ serve, content, body }: ContentServices): void => {
  serve(contentTemplate, {
    headers: languageHeaders(body.languages),
    shape: ({ name = "" }) => schemas.get(name),
    answer: async ({ params: { name = "" }, query, language }) => {
      if (!isDocument(name)) throw new RefusalError("unknown", "NO_SUCH_CONTENT", "There is no such content document.");
      const untranslated = await content.untranslated(name, query.type, language);
      const document = await content.document(name, query.type, language);
      return untranslated.length === 0 ? document : { ...document, untranslated };
    },
  });
};
