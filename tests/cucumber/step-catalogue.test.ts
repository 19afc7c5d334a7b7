import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

import { expect, test } from "vitest";

import { editorSettings, readAllFeatures, stepCatalogue } from "./step-catalogue.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));
const features = await readAllFeatures(root);

test("the catalogue has each step once, the most used ones first, and the values of each parameter once", () => {
  const catalogue = stepCatalogue(features);
  const lines = catalogue.split("\n");
  for (const { wording } of features.library.steps) {
    const starts = [`| ${wording} |`, `- ${wording}`];
    const own = lines.filter((line) => starts.some((start) => line.replace(" (with a table)", "").startsWith(start)));
    expect(own.length, wording).toBeGreaterThanOrEqual(1);
  }
  expect(catalogue).toMatch(
    /\| step \| table \| uses \| example \|\n[^\n]+\n\| I am \{person\} \|  \| \d+ \| I am \w+ \|\n/,
  );
  expect(catalogue).toMatch(/### Consents, by the rule\n\n(?:- [^\n]+\n)*- "\{consent\}" is \{lock\}\n/);
  expect(catalogue).toContain("\n- {adjustmentStatus}: awarded, pending, rejected\n");
  expect(catalogue.match(/^- \{page\}: .*, Dashboard, .*, or the address "\/…"$/gm)).toHaveLength(1);
});

test("editor settings contain every parameter of the features (npm run features:steps updates them)", () => {
  expect(readFileSync(`${root}.vscode/settings.json`, "utf8")).toBe(editorSettings(features.library));
});
