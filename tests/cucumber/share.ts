import { fileURLToPath } from "node:url";
import { loadConfiguration, loadSupport, runCucumber } from "@cucumber/cucumber/api";
import type { IConfiguration, ISupportCodeLibrary } from "@cucumber/cucumber/api";
import type { Selection } from "./command-line.ts";
import { goBy } from "./in-turn-plugin.ts";
import type { Turns } from "./in-turn-plugin.ts";
import { RunRecorder } from "./run-record.ts";
import type { RunRecord } from "./run-record.ts";
import { tellApart } from "./told-apart.ts";

/** Which scenarios a thread carries out. */
export interface ShareOf {
  readonly selection: Selection;
  readonly files: readonly string[];
  readonly cwd: string;
  /** What it shares with the threads that carry them out too; all of them are its own where it is left out. */
  readonly turns?: Turns;
}

/** What came of a share: the record, and Cucumber's messages, one in a line. */
export interface Carried {
  readonly record: RunRecord;
  readonly messages: string;
}

/** Cucumber and the steps, loaded for a share that can be carried out now. */
export interface ReadyShare {
  readonly support: ISupportCodeLibrary;
  readonly carryOut: () => Promise<Carried>;
}

// One step library, two actors. `core` renders the pages in this process; `browser` runs the same steps in
// Chromium. The level reaches worlds and hooks as parameters.level.
const ofLevel = {
  core: { tags: "not @screen-only" },
  browser: { tags: "@browser" },
} as const;

const own = (name: string): string => fileURLToPath(new URL(`${name}.ts`, import.meta.url));

/** What Cucumber looks for by: a name as it stands in the file, with anything in place of what an outline fills in. */
const patternOf = (name: string): string => name.split(/<[^<>]+>/).map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)).join(".*");

const configurationOf = ({ selection, files, turns }: ShareOf): Partial<IConfiguration> => ({
  paths: [...files],
  import: [own("plain-failures"), "tests/steps/**/*.ts", "tests/actors/world.ts"],
  format: [own("silent-formatter")],
  plugin: turns ? [own("in-turn-plugin")] : [],
  name: selection.names.map(patternOf),
  worldParameters: { level: selection.level },
  tags: [ofLevel[selection.level].tags, ...(selection.tags === undefined ? [] : [selection.tags])].map((tags) => `(${tags})`).join(" and "),
});

/** Loads what a share needs. */
export const readyShare = async (shareOf: ShareOf): Promise<ReadyShare> => {
  const { cwd, turns } = shareOf;
  if (turns) goBy(turns);
  const { runConfiguration } = await loadConfiguration({ file: false, provided: configurationOf(shareOf) }, { cwd });
  const support = await loadSupport(runConfiguration, { cwd });
  tellApart(support);
  const carryOut = async (): Promise<Carried> => {
    const recorder = new RunRecorder();
    const lines: string[] = [];
    await runCucumber({ ...runConfiguration, support }, { cwd }, (envelope) => {
      recorder.hear(envelope);
      lines.push(`${JSON.stringify(envelope)}\n`);
    });
    return { record: recorder.record(), messages: lines.join("") };
  };
  return { support, carryOut };
};
