import { relative } from "node:path";
import { fileURLToPath } from "node:url";

import { loadConfiguration, loadSupport, runCucumber } from "@cucumber/cucumber/api";
import type { IRunOptions } from "@cucumber/cucumber/api";
import { TestStepResultStatus } from "@cucumber/messages";
import { Query } from "@cucumber/query";
import { parse as parseTagExpression } from "@cucumber/tag-expressions";

import { requirements } from "../requirements.ts";
import { problemsOf, tagProblem } from "./check-features.ts";
import { reportOf } from "./problem.ts";
import { readFeatures } from "./read-features.ts";
import { filesOf, pathForCucumber, WrongSelection } from "./selection.ts";

/** Options of `npm run features`. */
export interface RunOptions {
  readonly browser?: boolean;
  readonly tags?: string;
  readonly name?: readonly string[];
}

const profiles = fileURLToPath(new URL("../cucumber.mjs", import.meta.url));

/** A scenario's name as a pattern in which an outline's placeholders match anything. */
const patternOf = (name: string): string =>
  name.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`).replaceAll(/<[^<>]+>/g, ".*");

/** Loads Cucumber's profile and the steps, to run these files. */
export const loadOptions = async (
  paths: readonly string[],
  { browser = false, tags, name = [] }: RunOptions,
  cwd: string,
): Promise<IRunOptions> => {
  const provided = { paths: [...paths], name: name.map(patternOf), ...(tags !== undefined && { tags }) };
  const { runConfiguration } = await loadConfiguration(
    { file: relative(cwd, profiles), profiles: [browser ? "browser" : "core"], provided },
    { cwd },
  );
  return { ...runConfiguration, support: await loadSupport(runConfiguration, { cwd }) };
};

const checkTags = (expression: string): void => {
  const tags = (expression.match(/[^\s()]+/g) ?? []).filter((word) => !["and", "or", "not"].includes(word));
  const problem = tags.map((tag) => tagProblem(tag, requirements)).find((words) => words !== undefined);
  if (problem !== undefined) throw new WrongSelection(problem);
  try {
    parseTagExpression(expression);
  } catch (error) {
    throw new WrongSelection((error as Error).message);
  }
};

/** Passed scenarios, and all else: failed, skipped and unfinished scenarios, and failed hooks around the run. */
const countsOf = (query: Query): { readonly passed: number; readonly failed: number } => {
  const passed = query
    .findAllTestCaseFinished()
    .filter((scenario) => query.findMostSevereTestStepResultBy(scenario)?.status === TestStepResultStatus.PASSED);
  const failedHooks = query
    .findAllTestRunHookFinished()
    .filter(({ result }) => result.status === TestStepResultStatus.FAILED);
  return { passed: passed.length, failed: query.countTestCasesStarted() - passed.length + failedHooks.length };
};

const finish = (passed: number, failed: number): void => {
  console.log(`${String(passed)} passed, ${String(failed)} failed`);
  process.exitCode = failed > 0 || passed === 0 ? 1 : 0;
};

const failAtExit = (): void => {
  process.exitCode = 1;
};

/** Checks the features at these paths, and runs the selected scenarios if all is right. */
export const run = async (paths: readonly string[], options: RunOptions, cwd: string): Promise<void> => {
  const { browser = false, tags, name = [] } = options;
  if (tags !== undefined) checkTags(tags);
  const files = filesOf(paths, cwd);
  const runOptions = await loadOptions(
    files.map(({ uri }) => uri),
    options,
    cwd,
  );
  const features = await readFeatures(runOptions, cwd);
  const problems = problemsOf(features, requirements, cwd);
  if (problems.length > 0) {
    console.log(`Nothing was run, because of this:\n\n${reportOf(problems)}`);
    finish(0, problems.length);
    return;
  }

  const isWhole = paths.length === 0 && tags === undefined && name.length === 0;
  const html = `reports/features-${isWhole ? (browser ? "browser" : "core") : "selected"}.html`;
  const query = new Query();
  // A step that exits the process must not end the run with success.
  process.once("exit", failAtExit);
  await runCucumber(
    {
      ...runOptions,
      sources: { ...runOptions.sources, paths: files.map((file) => pathForCucumber(file, features)) },
      // A part ends before a second process has started.
      runtime: { ...runOptions.runtime, parallel: isWhole ? 2 : 0 },
      formats: { ...runOptions.formats, files: { [html]: "html" } },
    },
    { cwd },
    (message) => query.update(message),
  );
  process.off("exit", failAtExit);
  console.log(
    query.countTestCasesStarted() > 0
      ? `The report to read and hand around: ${html}`
      : "No scenario fits. Some run in Chromium only: npm run features:browser",
  );
  const { passed, failed } = countsOf(query);
  finish(passed, failed);
};
