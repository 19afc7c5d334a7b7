import { fileURLToPath } from "node:url";
import { loadConfiguration, loadSupport, runCucumber } from "@cucumber/cucumber/api";
import type { IConfiguration } from "@cucumber/cucumber/api";
import type { Envelope } from "@cucumber/messages";
import { requirements } from "../requirements.ts";
import { troublesOf, wrongTag } from "./check-features.ts";
import type { Selection } from "./command-line.ts";
import { filesOf, isWhole, WrongCall } from "./command-line.ts";
import { counts, explain } from "./explain.ts";
import { readFeatures } from "./read-features.ts";
import type { Trouble } from "./read-features.ts";
import { keepReport } from "./report.ts";
import { RunRecorder } from "./run-record.ts";
import { StepLibrary } from "./step-library.ts";

// One step library, two actors. `core` renders the pages in this process; `browser` runs the same steps in
// Chromium. The level reaches worlds and hooks as parameters.level.
const ofLevel = {
  core: { tags: "not @screen-only" },
  browser: { tags: "@browser" },
} as const;

const own = (name: string): string => fileURLToPath(new URL(`${name}.ts`, import.meta.url));

/** Few scenarios are done before a second process has begun; and what stands in full is agreed to before what is told by it. */
const processesFor = (selection: Selection): number => (selection.level === "browser" || (isWhole(selection) && !selection.agrees) ? 2 : 0);

/** What Cucumber is told, for a selection of files. */
export const configurationOf = (selection: Selection, files: readonly string[]): Partial<IConfiguration> => ({
  paths: [...files],
  import: [own("plain-failures"), "tests/steps/**/*.ts", "tests/actors/world.ts"],
  format: [own("silent-formatter")],
  name: [...selection.names],
  worldParameters: { level: selection.level, agrees: selection.agrees },
  tags: [ofLevel[selection.level].tags, ...(selection.tags === undefined ? [] : [selection.tags])].map((tags) => `(${tags})`).join(" and "),
  parallel: processesFor(selection),
});

const told = (troubles: readonly Trouble[]): string => {
  const places = new Map<string, string[]>();
  for (const { uri, line, words } of troubles) places.set(words, [...(places.get(words) ?? []), `${uri}:${String(line)}`]);
  return [...places]
    .map(([words, at]) => {
      const shown = at.length > 4 ? [...at.slice(0, 3), `and in ${String(at.length - 3)} other places`] : at;
      return `${shown.join("\n")}\n${words.replace(/^(?=.)/gm, "    ")}\n`;
    })
    .join("\n");
};

const checkTags = (expression: string): void => {
  for (const [, tag = ""] of expression.matchAll(/@([\w-]+)/g)) {
    const words = wrongTag(tag, requirements);
    if (words !== undefined) throw new WrongCall(words);
  }
};

/** Checks the selected features, and carries them out when nothing is wrong with them. */
export const run = async (selection: Selection, cwd: string): Promise<void> => {
  if (selection.tags !== undefined) checkTags(selection.tags);
  const files = filesOf(selection, cwd);
  const { runConfiguration } = await loadConfiguration({ file: false, provided: configurationOf(selection, files) }, { cwd });
  const support = await loadSupport(runConfiguration, { cwd });
  const { features, troubles: unread } = readFeatures([...new Set(files.map((file) => file.replace(/(:\d+)+$/, "")))], cwd);
  const troubles = [...unread, ...troublesOf(features, new StepLibrary(support), requirements)];
  if (troubles.length > 0) {
    console.log(`Nothing was run, because of this:\n\n${told(troubles)}\n${counts({ passed: 0, failed: troubles.length })}`);
    process.exitCode = 1;
    return;
  }
  const envelopes: Envelope[] = [];
  const recorder = new RunRecorder();
  await runCucumber({ ...runConfiguration, support }, { cwd }, (envelope) => {
    envelopes.push(envelope);
    recorder.hear(envelope);
  });
  const record = recorder.record();
  if (record.failed > 0) console.log(`\n${explain(record)}`);
  if (record.scenarios.length > 0) console.log(`The report to read and hand around: ${keepReport(envelopes, selection, cwd)}`);
  else if (record.failed === 0) console.log(whyNothing(selection));
  console.log(counts(record));
  process.exitCode = record.failed > 0 || record.scenarios.length === 0 ? 1 : 0;
};

const whyNothing = ({ level, tags, names }: Selection): string => {
  if (names.length > 0) return `No scenario is called ${names.map((name) => `"${name}"`).join(" or ")}.`;
  const where = level === "core" ? "Some scenarios run in Chromium only: npm run features:browser" : "In Chromium run those tagged @browser.";
  return `No scenario was run${tags === undefined ? "" : ` for ${tags}`}. ${where}`;
};
