import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { ParameterTypeRegistry } from "@cucumber/cucumber-expressions";

import { grouped } from "./grouped.ts";
import { readFeatures } from "./read-features.ts";
import type { MatchedFeatures, MatchedScenario, MatchedStep } from "./read-features.ts";
import { loadOptions } from "./run.ts";
import { filesOf } from "./selection.ts";
import { permittedValues } from "./step-library.ts";
import type { KnownStep, StepLibrary } from "./step-library.ts";

type Use = Pick<MatchedScenario, "uri"> & Pick<MatchedStep, "text" | "table">;

/** A file of steps as a title: "tests/steps/my-details.ts:12" is "My details". */
const titleOf = (place: string): string => {
  const name = place
    .replace(/^.*\//, "")
    .replace(/\.ts:\d+$/, "")
    .replaceAll("-", " ");
  return name.length <= 3 ? name.toUpperCase() : name.charAt(0).toUpperCase() + name.slice(1);
};

const exampleOf = ({ uri, text, table = [] }: Use): readonly string[] => [
  `For example (${uri}):`,
  "",
  "```gherkin",
  text,
  ...table.slice(0, 3).map((cells) => `  | ${cells.join(" | ")} |`),
  "```",
];

const describeStep = ({ wording, subject, parameters, place }: KnownStep, uses: readonly Use[]): readonly string[] => {
  const [use] = uses;
  const table = uses.some((each) => each.table) ? " A table stands below it." : "";
  const count = uses.length === 1 ? "once" : `${String(uses.length)} times`;
  const values = parameters.map((parameter) => `- {${parameter.name}}: ${permittedValues(parameter)}`);
  return [
    `### ${wording}`,
    "",
    `Of a ${subject}.${table} Used ${count}. Defined in ${place}`,
    ...(values.length > 0 ? ["", ...values] : []),
    "",
    ...(use ? exampleOf(use) : ["No feature uses it yet."]),
    "",
  ];
};

/** Every step by subject and area, with its values and an example. */
export const stepCatalogue = ({ library, scenarios }: MatchedFeatures): string => {
  const uses = new Map<KnownStep, Use[]>(library.steps.map((step) => [step, []]));
  for (const { uri, steps } of scenarios)
    for (const { definitions, ...use } of steps) for (const step of definitions) uses.get(step)?.push({ uri, ...use });
  const sectionsOf = (subject: KnownStep["subject"]): readonly string[] => {
    const steps = library.steps.filter((step) => step.subject === subject);
    return [...grouped(steps, ({ place }) => titleOf(place))].flatMap(([title, area]) => [
      `## ${title} (${subject})`,
      "",
      ...area.flatMap((step) => describeStep(step, uses.get(step) ?? [])),
    ]);
  };
  return [
    "# The steps that features are written with",
    "",
    "Given, When, Then, And and But may stand before any of them. Where it says {name}, a value of that kind stands.",
    "",
    "A step of a screen does what a person does in the portal, or says what they see there. A step of a rule asks",
    "the rule itself, without a screen and without anyone signed in. A scenario keeps to the one or to the other.",
    "",
    ...sectionsOf("screen"),
    ...sectionsOf("rule"),
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
