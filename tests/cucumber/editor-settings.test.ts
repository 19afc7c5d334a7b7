import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

import { expect, test } from "vitest";

import { loadSteps } from "./catalogue.ts";
import { editorSettings } from "./editor-settings.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));

test("editor settings contain every parameter of the features (npm run features:steps updates them)", async () => {
  const { library } = await loadSteps(root);
  expect(readFileSync(`${root}.vscode/settings.json`, "utf8")).toBe(editorSettings(library));
});
