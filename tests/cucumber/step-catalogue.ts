import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { ParameterTypeRegistry } from "@cucumber/cucumber-expressions";

import { grouped } from "./grouped.ts";
import { readFeatures } from "./read-features.ts";
import type { MatchedFeatures, MatchedStep } from "./read-features.ts";
import { loadOptions } from "./run.ts";
import { filesOf } from "./selection.ts";
import { permittedValues } from "./step-library.ts";
import type { KnownStep, StepLibrary } from "./step-library.ts";

/** A step with its uses in features, and an example of one. */
interface Used {
  readonly step: KnownStep;
  readonly uses: number;
  readonly example: string;
  readonly takesTable: boolean;
}

/** A file of steps as a title: "tests/steps/rules/to-do.ts:12" is "To do, by the rule". */
const titleOf = ({ place, subject }: KnownStep): string => {
  const name = place
    .replace(/^.*\//, "")
    .replace(/\.ts:\d+$/, "")
    .replaceAll("-", " ");
  return `${name.charAt(0).toUpperCase()}${name.slice(1)}${subject === "rule" ? ", by the rule" : ""}`;
};

/** The uses from which on a step is an everyday one. */
const everydayUses = 20;

const usedSteps = ({ library, scenarios }: MatchedFeatures): readonly Used[] => {
  const uses = new Map<KnownStep, Pick<MatchedStep, "text" | "table">[]>(library.steps.map((step) => [step, []]));
  for (const { definitions, ...use } of scenarios.flatMap(({ steps }) => steps))
    for (const step of definitions) uses.get(step)?.push(use);
  return [...uses].map(([step, found]) => ({
    step,
    uses: found.length,
    example: found[0]?.text ?? "",
    takesTable: found.some(({ table }) => table),
  }));
};

const inTable = (text: string): string => text.replaceAll("|", "\\|");

const everydayRow = ({ step, uses, example, takesTable }: Used): string =>
  `| ${[inTable(step.wording), takesTable ? "yes" : "", String(uses), inTable(example)].join(" | ")} |`;

const line = ({ step, takesTable }: Used): string => `- ${step.wording}${takesTable ? " (with a table)" : ""}`;

/** Every step: first the everyday ones, most used first, then the others by area; then the values of parameters. */
export const stepCatalogue = (features: MatchedFeatures): string => {
  const steps = usedSteps(features).toSorted((one, other) => other.uses - one.uses);
  const everyday = steps.filter(({ uses, step }) => uses >= everydayUses && step.subject === "screen");
  const others = steps.filter((each) => !everyday.includes(each));
  const areas = [...grouped(others, ({ step }) => titleOf(step))].toSorted(([one], [other]) => (one < other ? -1 : 1));
  const parameters = [
    ...new Map(steps.flatMap(({ step }) => step.parameters).map((each) => [each.name, each])).values(),
  ];
  return [
    "# Steps",
    "",
    "Given, When, Then, And and But may stand before each of them. {name} stands for a value, listed at the end.",
    "A step by the rule asks the rule itself, without a screen. A scenario keeps to screens or to rules.",
    "",
    "## Everyday steps",
    "",
    "| step | table | uses | example |",
    "| --- | --- | --- | --- |",
    ...everyday.map(everydayRow),
    "",
    "## Steps of an area",
    ...areas.flatMap(([title, area]) => ["", `### ${title}`, "", ...area.map(line)]),
    "",
    "## Values",
    "",
    ...parameters
      .toSorted((one, other) => (one.name < other.name ? -1 : 1))
      .map((parameter) => `- {${parameter.name}}: ${permittedValues(parameter)}`),
    "",
  ].join("\n");
};

/** Settings that tell Cucumber's editor extension of the parameters: it finds steps in their files by itself. */
export const editorSettings = ({ parameters }: StepLibrary): string => {
  const builtIn = new ParameterTypeRegistry();
  const parameterTypes = [...parameters.values()]
    .filter(({ name }) => !builtIn.lookupByTypeName(name))
    .map(({ name, forms }) => ({ name, regexp: forms.join("|") }))
    .toSorted((one, other) => one.name.localeCompare(other.name));
  const settings = {
    "cucumber.features": ["features/**/*.feature"],
    "cucumber.glue": ["tests/steps/**/*.ts"],
    "cucumber.parameterTypes": parameterTypes,
  };
  return `${JSON.stringify(settings, null, 2)}\n`;
};

/** Reads all features. */
export const readAllFeatures = async (cwd: string): Promise<MatchedFeatures> => {
  const paths = filesOf([], cwd).map(({ uri }) => uri);
  return readFeatures(await loadOptions(paths, {}, cwd), cwd);
};

/** Writes the step catalogue and the settings for editors. */
export const writeCatalogue = async (cwd: string): Promise<void> => {
  const features = await readAllFeatures(cwd);
  for (const folder of ["reports", ".vscode"]) mkdirSync(join(cwd, folder), { recursive: true });
  writeFileSync(join(cwd, "reports/steps.md"), stepCatalogue(features));
  writeFileSync(join(cwd, ".vscode/settings.json"), editorSettings(features.library));
  console.log(
    `${String(features.library.steps.length)} steps are described in reports/steps.md; .vscode/settings.json lets editors complete them.`,
  );
};
