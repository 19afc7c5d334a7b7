import { readFileSync } from "node:fs";

import { expect, test } from "vitest";

import { variables } from "../../../../adapters/institute/settings/variables.ts";

const reference = readFileSync(new URL("../../../../docs/operators/settings.md", import.meta.url), "utf8");
const rows = [...reference.matchAll(/^\| `(\w+)` +\| (.+?) +\| /gm)].map(([, name = "", otherwise = ""]) => ({
  name,
  otherwise,
}));

test("docs/operators/settings.md has one row per setting", () => {
  expect(rows.map(({ name }) => name).toSorted()).toEqual(Object.keys(variables.shape).toSorted());
});

test("docs/operators/settings.md gives the default of each setting that has one", () => {
  for (const [name, value] of Object.entries(variables.parse({})))
    expect(rows.find((row) => row.name === name)?.otherwise, name).toBe(`\`${value}\``);
});
