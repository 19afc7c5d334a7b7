import { writeFileSync } from "node:fs";
import { join } from "node:path";

import * as z from "zod";

import { portalConfiguration } from "../../contract/portal-configuration.ts";
import { bodyFile } from "../platform/body/body.ts";
import { outsideAddresses } from "../platform/body/outside-addresses.ts";
import { describeSchema } from "../platform/describe-schema.ts";
import { listsFile } from "../platform/lists/lists-file.ts";
import { rulesFile } from "../platform/rules/rules-file.ts";
import { settingsDescriptions } from "../settings/settings-descriptions.ts";
import { publishedApi, publishedApiPath } from "./published-api.ts";

/** Folder of the published schemas. */
const folder = join(import.meta.dirname, "schemas");

const files = {
  body: { schema: bodyFile, title: "The body's own name, address, telephone, colours and links (BODY_FILE)" },
  rules: { schema: rulesFile, title: "The organisation's own rules (RULES_FILE)" },
  lists: { schema: listsFile, title: "What members choose from (LISTS_FILE)" },
  outside: { schema: outsideAddresses, title: "The systems around the portal (OUTSIDE_FILE)" },
  configuration: {
    schema: portalConfiguration,
    title: "Configuration of a portal that is served alone (configuration.json)",
  },
};

/** The published schemas as text, by file path. */
export const publishedSchemas: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(files).map(([name, { schema, title }]) => [
    join(folder, `${name}.schema.json`),
    `${JSON.stringify({ ...describeSchema(name, z.toJSONSchema(schema, { io: "input" }), settingsDescriptions), title }, undefined, 2)}\n`,
  ]),
);

// `npm run schemas` updates them and the API's description.
if (import.meta.main)
  for (const [path, text] of Object.entries({
    ...publishedSchemas,
    [publishedApiPath]: publishedApi,
  }))
    writeFileSync(path, text);
