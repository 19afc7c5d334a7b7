import { createWriteStream, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { devNull, tmpdir } from "node:os";
import { join } from "node:path";

import { loadConfiguration, loadSupport, runCucumber } from "@cucumber/cucumber/api";
import type { ParameterType } from "@cucumber/messages";

const formsOf = ({ regularExpressions }: ParameterType): string => regularExpressions.join("|");

/** Settings that tell Cucumber's editor extension of the parameters: it finds steps in their files by itself. */
export const editorSettings = (parameters: readonly ParameterType[]): string => {
  const settings = {
    "cucumber.features": ["features/**/*.feature"],
    "cucumber.glue": ["tests/steps/**/*.ts"],
    "cucumber.parameterTypes": parameters.map((parameter) => ({ name: parameter.name, regexp: formsOf(parameter) })),
  };
  return `${JSON.stringify(settings, null, 2)}\n`;
};

interface UsedStep {
  readonly uri: string;
  readonly pattern: string;
  readonly matches: readonly { readonly text: string }[];
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

/** Every step by the file that defines it, the most used first, with an example; then the values of parameters. */
export const stepCatalogue = ({ steps, parameters }: Steps): string => {
  const fileOf = ({ uri }: UsedStep): string => uri.replace(/^.*tests\/steps\/|\.ts$/g, "");
  return [
    "# Steps",
    ...[...new Set(steps.map(fileOf))].flatMap((file) => [
      `\n## ${file}\n`,
      ...steps
        .filter((step) => fileOf(step) === file)
        .toSorted((one, other) => other.matches.length - one.matches.length)
        .map(({ pattern, matches }) => `- ${pattern}\n  (${String(matches.length)}) ${matches[0]?.text ?? ""}`),
    ]),
    "\n## Values\n",
    ...parameters.map((parameter) => `- {${parameter.name}}: ${formsOf(parameter)}`),
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
