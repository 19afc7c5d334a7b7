import { relative } from "node:path";
import { fileURLToPath } from "node:url";

import { loadConfiguration, loadSupport, runCucumber } from "@cucumber/cucumber/api";
import type { Envelope } from "@cucumber/messages";

import type { Selection } from "./command-line.ts";
import { isWhole } from "./command-line.ts";
import { RunRecorder } from "./run-record.ts";
import type { RunRecord } from "./run-record.ts";
import { StepLibrary } from "./step-library.ts";

const reportOf = (selection: Selection): string =>
  `reports/features${isWhole(selection) ? `-${selection.level}` : "-selected"}.html`;

/** Cucumber with loaded steps, ready to run a selection. */
export interface LoadedRun {
  readonly library: StepLibrary;
  /** Path of Cucumber's report. */
  readonly report: string;
  readonly run: () => Promise<RunRecord>;
}

const profiles = fileURLToPath(new URL("../cucumber.mjs", import.meta.url));

const noScenarios = fileURLToPath(new URL("no-scenarios.feature", import.meta.url));

/** Number of processes for a whole run. A part ends before a second process has started. */
const processes = 2;

/** A scenario's name as a pattern in which an outline's placeholders match anything. */
const patternOf = (name: string): string =>
  name
    .split(/<[^<>]+>/)
    .map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`))
    .join(".*");

/** Loads Cucumber, the profile and the steps for a selection of these files. */
export const loadRun = async (selection: Selection, files: readonly string[], cwd: string): Promise<LoadedRun> => {
  const provided = {
    paths: [...files],
    name: selection.names.map(patternOf),
    parallel: isWhole(selection) ? processes : 0,
    ...(selection.tags !== undefined && { tags: selection.tags }),
  };
  const { runConfiguration } = await loadConfiguration(
    { file: relative(cwd, profiles), profiles: [selection.level], provided },
    { cwd },
  );
  const support = await loadSupport(runConfiguration, { cwd });
  const messages: Envelope[] = [];
  // A dry run without scenarios reports the steps.
  const nothing = {
    ...runConfiguration,
    support,
    sources: { ...runConfiguration.sources, paths: [relative(cwd, noScenarios)] },
    runtime: { ...runConfiguration.runtime, dryRun: true, parallel: 0 },
  };
  await runCucumber(nothing, { cwd }, (envelope) => void messages.push(envelope));
  const report = reportOf(selection);
  const formats = { ...runConfiguration.formats, files: { [report]: "html" } };
  const run = async (): Promise<RunRecord> => {
    const recorder = new RunRecorder();
    await runCucumber({ ...runConfiguration, formats, support }, { cwd }, (envelope) => recorder.hear(envelope));
    return recorder.record();
  };
  return { library: new StepLibrary(messages), report, run };
};
