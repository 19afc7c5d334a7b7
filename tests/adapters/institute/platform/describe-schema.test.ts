import { basename } from "node:path";

import { describe, expect, it } from "vitest";

import { columnDescriptions } from "../../../../adapters/institute/areas/records/column-descriptions.ts";
import { recordFiles } from "../../../../adapters/institute/areas/records/files.ts";
import { publishedSchemas } from "../../../../adapters/institute/main/schemas.ts";
import {
  describeSchema,
  type Descriptions,
  type JsonSchema,
} from "../../../../adapters/institute/platform/describe-schema.ts";
import { publishedSchemaOf } from "../../../../adapters/institute/registrar/commands/export.ts";
import { settingsDescriptions } from "../../../../adapters/institute/settings/settings-descriptions.ts";

interface Field {
  readonly path: readonly string[];
  readonly description: unknown;
}

/** The schema of a list's entries; the schema itself when it is no list. */
const schemaOfItems = (schema: JsonSchema): JsonSchema => (schema["items"] ?? schema) as JsonSchema;

const fieldsOf = (schema: JsonSchema, path: readonly string[] = []): readonly Field[] =>
  Object.entries((schemaOfItems(schema)["properties"] ?? {}) as Readonly<Record<string, JsonSchema>>).flatMap(
    ([name, field]) => [
      { path: [...path, name], description: field["description"] },
      ...fieldsOf(field, [...path, name]),
    ],
  );

const imports = recordFiles.flatMap((records) => fieldsOf(publishedSchemaOf(records), [records.name]));
const settings = Object.entries(publishedSchemas).flatMap(([path, text]) =>
  fieldsOf(JSON.parse(text) as JsonSchema, [basename(path, ".schema.json")]),
);

describe.each<[string, readonly Field[], Descriptions]>([
  ["files of import and export", imports, columnDescriptions],
  ["files that an operator writes", settings, settingsDescriptions],
])("the published schemas of the %s", (_name, fields, descriptions) => {
  it("describe each field", () => {
    const without = fields.filter(({ description }) => typeof description !== "string");
    expect(without.map(({ path }) => path.join("."))).toEqual([]);
  });

  it("describe no unknown fields", () => {
    const paths = fields.map(({ path }) => `.${path.join(".")}`);
    const unused = Object.keys(descriptions).filter((name) => !paths.some((path) => path.endsWith(`.${name}`)));
    expect(unused).toEqual([]);
  });
});

it("the longest matching path describes a field", () => {
  const schema = { properties: { a: { properties: { name: {} } }, name: {} } };
  const described = describeSchema("file", schema, { name: "A name.", "a.name": "The name of a." });
  expect(fieldsOf(described).map(({ path, description }) => [path.join("."), description])).toEqual([
    ["a", undefined],
    ["a.name", "The name of a."],
    ["name", "A name."],
  ]);
});
