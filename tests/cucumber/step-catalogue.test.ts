import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

import { expect, test } from "vitest";

import { editorSettings, readSteps, stepCatalogue } from "./step-catalogue.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));
const steps = await readSteps("tests/cucumber.mjs", root);

const catalogue = stepCatalogue(steps);

test("the catalogue begins with the ten steps used most, each with an example", () => {
  expect(catalogue.match(/^- [^*\n]*: `[^`]+`$/gm)).toHaveLength(10);
  expect(catalogue).toContain("\n- I am {person}: `I am Maya`\n");
});

test("the catalogue has every step: those of several features on two printed pages, then those of one", () => {
  const [pages = "", special = ""] = catalogue.split("\n## Steps of one feature\n");
  expect(pages.split("\n").length).toBeLessThanOrEqual(140);
  expect(pages).toContain("I follow {string} ·");
  expect(special).toContain("somebody checks {int} codes in a row");
  const withoutValues = catalogue.replaceAll(/\{\w+\}|\([^()]*\)/g, "_");
  const missing = steps.steps
    .map(({ pattern }) => pattern.replaceAll(/\{\w+\}|\([^()]*\)/g, "_"))
    .filter((pattern) => !withoutValues.includes(pattern));
  expect(missing).toEqual([]);
});

test("the catalogue has the values of each parameter once: short ones in the only step that takes them", () => {
  expect(catalogue).toContain("I (tick | untick) {string}");
  expect(catalogue.match(/^- \*\*\{answer\}\*\* no \| yes$/gm)).toHaveLength(1);
});

test("editor settings contain every parameter of the features (npm run features -- steps updates them)", () => {
  expect(readFileSync(`${root}.vscode/settings.json`, "utf8")).toBe(editorSettings(steps.parameters));
});

test("every step is used", () => {
  expect(steps.steps.filter(({ matches }) => matches.length === 0).map(({ pattern }) => pattern)).toEqual([]);
});
