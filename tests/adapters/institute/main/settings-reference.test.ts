import { readFileSync } from "node:fs";

import { expect, test } from "vitest";

import { settingsReference, settingsReferencePath } from "../../../../adapters/institute/main/settings-reference.ts";
import { variables } from "../../../../adapters/institute/settings/variables.ts";

test("the published settings reference is up to date: npm run schemas writes it", () => {
  expect(readFileSync(settingsReferencePath, "utf8")).toBe(settingsReference);
});

test("the settings reference has one row per setting", () => {
  const rows = [...settingsReference.matchAll(/^\| `(\w+)` \|/gm)].map(([, name]) => name);
  expect(new Set(rows)).toEqual(new Set(Object.keys(variables.shape)));
  expect(rows).toHaveLength(Object.keys(variables.shape).length);
});
