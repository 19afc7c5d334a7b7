import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

import { expect, test } from "vitest";

import { editorSettings, readSteps, stepCatalogue } from "./step-catalogue.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));
const steps = await readSteps("tests/cucumber.mjs", root);

test("the catalogue has each step with an example, and the values of each parameter", () => {
  const catalogue = stepCatalogue(steps);
  expect(catalogue).toMatch(/\n- I am \{person\}\n {2}\(\d+\) I am \w+\n/);
  expect(catalogue.match(/^ {2}\(\d+\) /gm)).toHaveLength(steps.steps.length);
  expect(catalogue).toContain("\n- {adjustmentStatus}: rejected|pending|awarded\n");
});

test("editor settings contain every parameter of the features (npm run features -- steps updates them)", () => {
  expect(readFileSync(`${root}.vscode/settings.json`, "utf8")).toBe(editorSettings(steps.parameters));
});

test("every step is used", () => {
  expect(steps.steps.filter(({ matches }) => matches.length === 0).map(({ pattern }) => pattern)).toEqual([]);
});
