import { createWriteStream, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { devNull, tmpdir } from "node:os";
import { join } from "node:path";

import { loadConfiguration, loadSupport, runCucumber } from "@cucumber/cucumber/api";
import type { ParameterType } from "@cucumber/messages";

import { expressionOf, valuesOf } from "./parameter-values.ts";

/** Settings that tell Cucumber's editor extension of the parameters: it finds steps in their files by itself. */
export const editorSettings = (parameters: readonly ParameterType[]): string => {
  const settings = {
    "cucumber.features": ["features/**/*.feature"],
    "cucumber.glue": ["tests/steps/**/*.ts"],
    "cucumber.parameterTypes": parameters.map((parameter) => ({
      name: parameter.name,
      regexp: expressionOf(parameter),
    })),
  };
  return `${JSON.stringify(settings, null, 2)}\n`;
};

interface UsedStep {
  readonly uri: string;
  readonly pattern: string;
  readonly matches: readonly { readonly text: string; readonly uri: string }[];
}

/** Reads steps with their uses, and the parameters that they define, by a dry run of Cucumber. */
export const readSteps = async (profiles: string, cwd: string) => {
  const { runConfiguration } = await loadConfiguration({ file: profiles, profiles: ["core"] }, { cwd });
  const support = await loadSupport(runConfiguration, { cwd });
  const parameters: ParameterType[] = [];
  const usage = join(mkdtempSync(join(tmpdir(), "guildhall-steps-")), "usage.json");
  const nowhere = createWriteStream(devNull);
  await runCucumber(
    {
      ...runConfiguration,
      support,
      sources: { ...runConfiguration.sources, tagExpression: "" },
      runtime: { ...runConfiguration.runtime, dryRun: true, parallel: 0 },
      formats: { ...runConfiguration.formats, files: { [usage]: "usage-json" } },
    },
    { cwd, stdout: nowhere, stderr: nowhere },
    ({ parameterType }) => {
      if (parameterType) parameters.push(parameterType);
    },
  );
  const steps = JSON.parse(readFileSync(usage, "utf8")) as readonly UsedStep[];
  return { steps, parameters: parameters.toSorted((one, other) => one.name.localeCompare(other.name)) };
};

type Steps = Awaited<ReturnType<typeof readSteps>>;

const lineLength = 118;

/** A paragraph with a title, on lines of a printed page; it breaks only between its parts. */
const paragraph = (title: string, parts: readonly string[], separator: string): string => {
  const lines = [`- **${title}**`];
  for (const [index, part] of parts.entries()) {
    const last = lines.pop() ?? "";
    const joined = `${last}${index === 0 ? " " : separator}${part}`;
    lines.push(
      ...(joined.length > lineLength && index > 0 ? [`${last}${separator.trimEnd()}`, `  ${part}`] : [joined]),
    );
  }
  return lines.join("\n");
};

/** The area of a step: "registrar money" for registrar-money.ts, "fees, by the rule" for rules/fees.ts. */
const areaOf = ({ uri }: UsedStep): string =>
  uri
    .replace(/^.*tests\/steps\/|\.ts$/g, "")
    .replace(/^rules\/(.*)$/, "$1, by the rule")
    .replaceAll("-", " ");

/** The text with which a step is used most. */
const exampleOf = ({ matches }: UsedStep): string => {
  const uses = new Map<string, number>();
  for (const { text } of matches) uses.set(text, (uses.get(text) ?? 0) + 1);
  return [...uses].toSorted(([, one], [, other]) => other - one)[0]?.[0] ?? "";
};

const featuresOf = ({ matches }: UsedStep): readonly string[] => [
  ...new Set(matches.map(({ uri }) => uri.replace(/^.*features\/|\.feature$/g, ""))),
];

const servesOneFeature = (step: UsedStep): boolean => featuresOf(step).length === 1;

/** Paragraphs of steps by a title, the title of which steps are used most first. */
const paragraphsOf = (
  steps: readonly UsedStep[],
  titleOf: (step: UsedStep) => string,
  inWords: (step: UsedStep) => string,
): readonly string[] => {
  const parts = [...new Set(steps.map(titleOf))].map((title) => {
    const under = steps.filter((step) => titleOf(step) === title);
    return { title, under, uses: under.reduce((sum, { matches }) => sum + matches.length, 0) };
  });
  return parts
    .toSorted((one, other) => other.uses - one.uses)
    .map(({ title, under }) => paragraph(title, under.map(inWords), " · "));
};

/** How long the values of a parameter may be in its only step. */
const shortValues = 90;

/**
 * The catalogue. Two printed pages have the ten steps used most with an example, the others of several features by area
 * with the most used first, and the values of parameters; then come the steps of one feature each. A step that alone
 * takes a few values contains them.
 */
export const stepCatalogue = ({ steps, parameters }: Steps): string => {
  const known = parameters.map((parameter) => {
    const name = `{${parameter.name}}`;
    const values = valuesOf(parameter, parameters).toSorted((one, other) => one.localeCompare(other));
    const choice = `(${values.join(" | ")})`;
    const users = steps.filter(({ pattern }) => pattern.includes(name));
    const isInStep = users.length === 1 && choice.length <= shortValues;
    return { name, values, choice, isInStep, servesOneFeature: users.every(servesOneFeature) };
  });
  const inWords = ({ pattern }: UsedStep): string =>
    known.reduce((words, { name, choice, isInStep }) => (isInStep ? words.replace(name, choice) : words), pattern);
  const valuesFor = (isOfOneFeature: boolean): readonly string[] =>
    known
      .filter((each) => !each.isInStep && each.servesOneFeature === isOfOneFeature)
      .map(({ name, values }) => paragraph(name, values, " | "));
  const sorted = steps.toSorted((one, other) => other.matches.length - one.matches.length);
  const most = sorted.slice(0, 10);
  const others = sorted.slice(10);
  return [
    "# Steps",
    "",
    "Braces hold a value, parentheses a choice, brackets what may be missing; {string} is a text in quotes, {int} a number.",
    "",
    ...most.map((step) => `- ${inWords(step)}: \`${exampleOf(step)}\``),
    "",
    ...paragraphsOf(
      others.filter((step) => !servesOneFeature(step)),
      areaOf,
      inWords,
    ),
    "",
    "## Values",
    "",
    ...valuesFor(false),
    "",
    "## Steps of one feature",
    "",
    ...paragraphsOf(others.filter(servesOneFeature), (step) => featuresOf(step).join(), inWords),
    "",
    ...valuesFor(true),
    "",
  ].join("\n");
};

/** Writes the step catalogue, and the settings for editors. */
export const writeCatalogue = async (profiles: string, cwd: string): Promise<void> => {
  const steps = await readSteps(profiles, cwd);
  for (const folder of ["reports", ".vscode"]) mkdirSync(join(cwd, folder), { recursive: true });
  writeFileSync(join(cwd, "reports/steps.md"), stepCatalogue(steps));
  writeFileSync(join(cwd, ".vscode/settings.json"), editorSettings(steps.parameters));
  console.log("The steps are in reports/steps.md; .vscode/settings.json lets editors complete them.");
};
