import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

import { expect, test } from "vitest";

import { loadSteps } from "./catalogue.ts";
import { editorSettings } from "./editor-settings.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));

test("editors know every parameter that features are written with (npm run features:steps brings them up to date)", async () => {
  const { library } = await loadSteps(root);
  expect(readFileSync(`${root}.vscode/settings.json`, "utf8")).toBe(editorSettings(library));
});
