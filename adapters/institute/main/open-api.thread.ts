import { contentDocuments, type ContentName } from "../../../domain/shell/content-documents.ts";
import type { Call } from "../../contract/call.ts";
import { schemaOf } from "../../contract/content-schema.ts";
import { contractCalls } from "./contract-calls.ts";
import { openApi } from "./open-api.ts";

/** The served API: calls by method and path, and an example of each content document. */
export interface ServedApi {
  readonly calls: readonly Pick<Call, "method" | "path">[];
  readonly examples: readonly { readonly name: ContentName; readonly example: unknown }[];
}

/** The OpenAPI description of a served API as JSON. CALL-01, SHELL-13 */
export const run = ({ calls, examples }: ServedApi): string => {
  const isServed = ({ method, path }: Call): boolean =>
    calls.some((call) => call.method === method && call.path === path);
  const documents = examples.map(({ name, example }) => ({ name, schema: schemaOf(contentDocuments[name]), example }));
  return JSON.stringify(openApi(contractCalls.filter(isServed), documents));
};
