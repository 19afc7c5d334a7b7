import { globSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import type { Pickle } from "@cucumber/messages";

import { readSelection } from "./command-line.ts";
import { editorSettings } from "./editor-settings.ts";
import { loadRun } from "./loaded-run.ts";
import { readFeatures } from "./read-features.ts";
import type { ReadFeature } from "./read-features.ts";
import { stepCatalogue } from "./step-catalogue.ts";
import type { UsedStep } from "./step-catalogue.ts";
import type { StepLibrary } from "./step-library.ts";

const file = "reports/steps.md";
const settings = ".vscode/settings.json";

const usesIn = ({ uri, scenarios }: ReadFeature): readonly UsedStep[] =>
  scenarios.flatMap(({ steps }: Pickle) =>
    steps.map(({ text, argument }): UsedStep => {
      const table = argument?.dataTable?.rows.map(({ cells }) => cells.map(({ value }) => value));
      return { text, place: uri, ...(table && { table }) };
    }),
  );

/** Loads the step library and its uses in features. */
export const loadSteps = async (
  cwd: string,
): Promise<{ readonly library: StepLibrary; readonly used: readonly UsedStep[] }> => {
  const files = globSync("features/**/*.feature", { cwd }).toSorted();
  const { library } = await loadRun(readSelection([]), files, cwd);
  return { library, used: readFeatures(files, cwd).features.flatMap(usesIn) };
};

/** `npm run features:steps`: writes the step catalogue, and editor settings. */
export const writeCatalogue = async (cwd: string): Promise<void> => {
  const { library, used } = await loadSteps(cwd);
  for (const folder of ["reports", ".vscode"]) mkdirSync(join(cwd, folder), { recursive: true });
  writeFileSync(join(cwd, file), stepCatalogue(library, used));
  writeFileSync(join(cwd, settings), editorSettings(library));
  console.log(
    `${String(library.steps.length)} steps are described in ${file}; ${settings} lets editors complete them.`,
  );
};
