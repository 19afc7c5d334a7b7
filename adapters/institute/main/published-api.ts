import { join } from "node:path";

import { contentDocuments } from "../../../domain/shell/content-documents.ts";
import { schemaOf } from "../../contract/content-schema.ts";
import { documentNames } from "../platform/content/content-library.ts";
import { contractCalls } from "./contract-calls.ts";
import { openApi } from "./open-api.ts";

/** The file of the OpenAPI description for authors of an API. CONF-03 */
export const publishedApiPath = join(import.meta.dirname, "../../../docs/integrators/openapi.json");

const documents = documentNames.map((name) => ({ name, schema: schemaOf(contentDocuments[name]) }));

/** The OpenAPI description of all calls as text. Examples of content are at /api/openapi.json. CONF-03 */
export const publishedApi = `${JSON.stringify(openApi(contractCalls, documents), undefined, 1)}\n`;
