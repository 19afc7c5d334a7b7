import { join } from "node:path";

import { contentDocuments } from "../../../domain/shell/content-documents.ts";
import { schemaOf } from "../../contract/content-schema.ts";
import { documentNames } from "../platform/content/content-library.ts";
import { contractCalls } from "./contract-calls.ts";
import { openApi } from "./open-api.ts";

/** The file of the OpenAPI description for authors of an API. CONF-03 */
export const publishedApiPath = join(import.meta.dirname, "../../../docs/integrators/openapi.json");

const documents = documentNames.map((name) => ({ name, schema: schemaOf(contentDocuments[name]) }));

/** JSON with a line for each call and each schema, so that the file is short, and a change of it can be read. */
const inLines = (value: unknown, depth: number): string => {
  if (depth === 0 || typeof value !== "object" || value === null || Array.isArray(value)) return JSON.stringify(value);
  const members = Object.entries(value)
    .filter(([, member]) => member !== undefined)
    .map(([key, member]) => `${JSON.stringify(key)}: ${inLines(member, depth - 1)}`);
  return `{\n${members.join(",\n")}\n}`;
};

/** The OpenAPI description of all calls as text. Examples of content are at /api/openapi.json. CONF-03 */
export const publishedApi = `${inLines(openApi(contractCalls, documents), 3)}\n`;
