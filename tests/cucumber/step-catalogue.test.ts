import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

import { expect, test } from "vitest";

import { editorSettings, readAllFeatures, stepCatalogue } from "./step-catalogue.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));
const features = await readAllFeatures(root);

test("the catalogue has each step with its values, uses and an example", () => {
  const catalogue = stepCatalogue(features);
  for (const { wording } of features.library.steps) expect(catalogue).toContain(`### ${wording}\n`);
  expect(catalogue).toMatch(
    /## Portal \(screen\)\n[^]*### I open \{page\}\n\nOf a screen\. Used \d+ times\. Defined in tests\/steps\/portal\.ts:\d+\n\n- \{page\}: [^\n]*, Dashboard, [^\n]*\n\nFor example \(features\/[^\n]*\.feature\):\n\n```gherkin\nI open /,
  );
  expect(catalogue).toContain("(rule)\n");
});

test("editor settings contain every parameter of the features (npm run features:steps updates them)", () => {
  expect(readFileSync(`${root}.vscode/settings.json`, "utf8")).toBe(editorSettings(features.library));
});
