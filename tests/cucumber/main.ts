import { existsSync, globSync, statSync } from "node:fs";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";

import { loadConfiguration, runCucumber, type ISupportCodeLibrary } from "@cucumber/cucumber/api";
import { TestStepResultStatus, type Envelope } from "@cucumber/messages";
import { Command } from "commander";

import { requirements } from "../requirements.ts";
import { problemsOf } from "./check-features.ts";
import { coverageReport } from "./coverage.ts";
import { allFeatures, readFeatures, type ReadFeature } from "./read-features.ts";
import { writeCatalogue } from "./step-catalogue.ts";
import { UnknownSteps } from "./unknown-steps.ts";

interface Options {
  readonly browser?: boolean;
  readonly desk?: boolean;
  readonly tags?: string;
  readonly name?: readonly string[];
}

const profilesFrom = (cwd: string): string => relative(cwd, fileURLToPath(new URL("../cucumber.mjs", import.meta.url)));

/** Paths for Cucumber: "fees" is the folder features/fees, which may be left out of a file too. */
const pathsOf = (paths: readonly string[], cwd: string): readonly string[] =>
  paths.map((path) => (existsSync(join(cwd, path.split(":")[0] ?? "")) ? path : `features/${path}`));

const filesOf = (path: string, cwd: string): readonly string[] => {
  const [name = ""] = path.split(":");
  if (!existsSync(join(cwd, name))) throw new Error(`There is no ${name}.`);
  return statSync(join(cwd, name)).isDirectory() ? globSync(`${name}/**/*.feature`, { cwd }) : [name];
};

/** Counts passed scenarios, and all else: failed, skipped and unfinished scenarios, and failed hooks around the run. */
class Tally {
  #started = 0;
  #finished = 0;
  #failedHooks = 0;
  readonly #notPassed = new Set<string>();

  read = ({ testCaseStarted, testStepFinished, testCaseFinished, testRunHookFinished }: Envelope): void => {
    if (testCaseStarted) this.#started += 1;
    if (testCaseFinished) this.#finished += 1;
    if (testStepFinished) {
      const { testCaseStartedId, testStepResult } = testStepFinished;
      if (testStepResult.status !== TestStepResultStatus.PASSED) this.#notPassed.add(testCaseStartedId);
    }
    if (testRunHookFinished?.result.status === TestStepResultStatus.FAILED) this.#failedHooks += 1;
  };

  get started(): number {
    return this.#started;
  }
  get passed(): number {
    return this.#finished - this.#notPassed.size;
  }
  get failed(): number {
    return this.#started - this.passed + this.#failedHooks;
  }
}

const finish = (passed: number, failed: number): void => {
  console.log(`${String(passed)} passed, ${String(failed)} failed`);
  process.exitCode = failed > 0 || passed === 0 ? 1 : 0;
};

const failAtExit = (): void => {
  process.exitCode = 1;
};

interface Selection {
  readonly paths: readonly string[];
  readonly tags: string | undefined;
  readonly name: readonly string[];
  /** Whether it is all features. */
  readonly isWhole: boolean;
}

/** The report of a profile's run. */
const reportOf = (profile: string, isWhole: boolean): string =>
  `reports/features-${isWhole || profile === "french" ? profile : "selected"}.html`;

const hasFrench = (features: readonly ReadFeature[]): boolean =>
  features.some(({ messages }) =>
    messages.some(({ pickle }) => pickle?.tags.some(({ name }) => name === "@also-in-french")),
  );

/** Runs the scenarios that each profile selects, in one tally; resolves to whether all was well. */
const runProfiles = async (
  profiles: readonly string[],
  { paths, tags, name, isWhole }: Selection,
  onMessage: (envelope: Envelope) => void,
  cwd: string,
): Promise<boolean> => {
  let isWell = true;
  let loaded: ISupportCodeLibrary | undefined;
  for (const profile of profiles) {
    if (profile === "french") console.log("\nOnce more, as somebody who reads French:\n");
    const { runConfiguration } = await loadConfiguration(
      {
        file: profilesFrom(cwd),
        profiles: [profile],
        provided: { paths: [...paths], name: [...name], ...(tags !== undefined && { tags }) },
      },
      { cwd },
    );
    const { success, support } = await runCucumber(
      {
        ...runConfiguration,
        // Modules load once in a process.
        support: loaded ?? runConfiguration.support,
        // A part, and the few scenarios in French, end before a second process has started.
        runtime: { ...runConfiguration.runtime, parallel: isWhole && profile !== "french" ? 2 : 0 },
        formats: { ...runConfiguration.formats, files: { [reportOf(profile, isWhole)]: "html" } },
      },
      { cwd },
      onMessage,
    );
    isWell &&= success;
    loaded = support;
  }
  return isWell;
};

/** Checks the features at these paths, and runs the selected scenarios if all is right. */
const run = async (
  given: readonly string[],
  { browser = false, desk = false, tags, name = [] }: Options,
  cwd: string,
): Promise<void> => {
  const isWhole = given.length === 0 && tags === undefined && name.length === 0;
  const paths = given.length === 0 ? allFeatures(cwd) : pathsOf(given, cwd);
  const files = paths.flatMap((path) => filesOf(path, cwd));
  const features = readFeatures(files, cwd);
  const problems = problemsOf(features, requirements);
  if (problems.length > 0) {
    console.log(`Nothing was run, because of this:\n\n${problems.join("\n")}`);
    finish(0, problems.length);
    return;
  }
  const profiles = browser ? ["browser"] : desk ? ["desk"] : hasFrench(features) ? ["core", "french"] : ["core"];
  const tally = new Tally();
  const unknown = new UnknownSteps();
  // A step that exits the process must not end the run with success.
  process.once("exit", failAtExit);
  const success = await runProfiles(
    profiles,
    { paths, tags, name, isWhole },
    (envelope) => {
      tally.read(envelope);
      unknown.read(envelope);
    },
    cwd,
  );
  process.off("exit", failAtExit);
  const { started, passed, failed } = tally;
  if (unknown.texts.size > 0) {
    console.log(unknown.inWords(readFeatures(allFeatures(cwd), cwd)));
    console.log("All steps: npm run features -- steps, then reports/steps.md");
  }
  if (started > 0)
    console.log(
      `The report to read and hand around: ${profiles.map((profile) => reportOf(profile, isWhole)).join(", ")}`,
    );
  finish(passed, success ? failed : Math.max(failed, 1));
};

const collect = (value: string, others?: readonly string[]): readonly string[] => [...(others ?? []), value];

/** `npm run features`. */
export const main = async (args: readonly string[], cwd: string): Promise<void> => {
  const program = new Command("npm run features --")
    .description("Checks features, and runs their scenarios.")
    .argument("[paths...]", "areas, folders, files or lines: fees, fees/page.feature:12")
    .option("--tags <expression>", 'scenarios with these tags: "@CPD-07 and not @browser"')
    .option("--name <name>", "scenarios of this name", collect)
    .option("--desk", "run the scenarios tagged @staff, with the registrar at the desk")
    .option("--browser", "run the scenarios tagged @browser in Chromium, after npm run build")
    .action((paths: readonly string[], options: Options) => run(paths, options, cwd));
  program
    .command("steps")
    .description("write the step catalogue")
    .action(() => writeCatalogue(profilesFrom(cwd), cwd));
  program
    .command("coverage")
    .description("list each requirement with its scenarios")
    .action(() => console.log(coverageReport(readFeatures(allFeatures(cwd), cwd), requirements)));
  try {
    await program.parseAsync(args, { from: "user" });
  } catch (error) {
    const { message, cause } = error as Error;
    program.error([message, ...(cause instanceof Error ? [cause.message] : [])].join("\n"));
  }
};
