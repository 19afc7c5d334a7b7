import { relative } from "node:path";
import { fileURLToPath } from "node:url";

import { loadConfiguration, loadSupport, runCucumber } from "@cucumber/cucumber/api";
import type { Envelope } from "@cucumber/messages";

import type { Selection } from "./command-line.ts";
import { isWhole } from "./command-line.ts";
import { RunRecorder } from "./run-record.ts";
import type { RunRecord } from "./run-record.ts";
import { StepLibrary } from "./step-library.ts";

/** The result of a run: the record, and Cucumber's messages, one in a line. */
export interface CompletedRun {
  readonly record: RunRecord;
  readonly messages: string;
}

/** Cucumber with the steps loaded, ready to run a selection. */
export interface LoadedRun {
  readonly library: StepLibrary;
  readonly run: () => Promise<CompletedRun>;
}

const profiles = fileURLToPath(new URL("../cucumber.mjs", import.meta.url));

const noScenarios = fileURLToPath(new URL("no-scenarios.feature", import.meta.url));

/** Processes for a whole run. A part is over before a second process has started. */
const processes = 2;

/** A scenario's name as a pattern: placeholders of an outline match anything. */
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
  // A dry run of no scenario announces the steps.
  const nothing = {
    ...runConfiguration,
    support,
    sources: { ...runConfiguration.sources, paths: [relative(cwd, noScenarios)] },
    runtime: { ...runConfiguration.runtime, dryRun: true, parallel: 0 },
  };
  await runCucumber(nothing, { cwd }, (envelope) => void messages.push(envelope));
  const run = async (): Promise<CompletedRun> => {
    const recorder = new RunRecorder();
    const lines: string[] = [];
    await runCucumber({ ...runConfiguration, support }, { cwd }, (envelope) => {
      recorder.hear(envelope);
      lines.push(`${JSON.stringify(envelope)}\n`);
    });
    return { record: recorder.record(), messages: lines.join("") };
  };
  return { library: new StepLibrary(messages), run };
};
