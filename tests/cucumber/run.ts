import { requirements } from "../requirements.ts";
import { troublesOf, tagProblem } from "./check-features.ts";
import type { Selection } from "./command-line.ts";
import { filesOf, WrongCall } from "./command-line.ts";
import { counts, explain } from "./explain.ts";
import { loadRun } from "./loaded-run.ts";
import { placeOf } from "./place.ts";
import { readFeatures } from "./read-features.ts";
import type { Trouble } from "./read-features.ts";

const formatTroubles = (troubles: readonly Trouble[]): string => {
  const places = new Map<string, string[]>();
  for (const { uri, line, words } of troubles)
    places.set(words, [...(places.get(words) ?? []), `${uri}:${String(line)}`]);
  return [...places]
    .map(([words, at]) => {
      const shown = at.length > 4 ? [...at.slice(0, 3), `and in ${String(at.length - 3)} other places`] : at;
      return `${shown.join("\n")}\n${words.replace(/^(?=.)/gm, "    ")}\n`;
    })
    .join("\n");
};

/** Whether a tag expression is valid for Cucumber: a valid one reduces to a single tag. */
const areJoined = (expression: string): boolean => {
  const shrunk = expression
    .replaceAll(/\bnot\s+@[\w-]+|\(\s*@[\w-]+\s*\)|@[\w-]+\s+(?:and|or)\s+@[\w-]+/g, "@x")
    .trim();
  return shrunk === expression ? /^@[\w-]+$/.test(shrunk) : areJoined(shrunk);
};

const checkTags = (expression: string): void => {
  if (!areJoined(expression))
    throw new WrongCall(
      `--tags cannot be «${expression}». Each tag begins with @, and they are joined by and, or and not: --tags "@CPD-07 and not @browser"`,
    );
  for (const [, tag = ""] of expression.matchAll(/@([\w-]+)/g)) {
    const words = tagProblem(tag, requirements);
    if (words !== undefined) throw new WrongCall(words);
  }
};

const fail = (): void => {
  process.exitCode = 1;
};

/** Checks the selected features, and runs them if they are valid. */
export const run = async (selection: Selection, cwd: string): Promise<void> => {
  if (selection.tags !== undefined) checkTags(selection.tags);
  const files = filesOf(selection, cwd).map((path) => placeOf(path, cwd));
  const loaded = await loadRun(selection, files, cwd);
  const { features, troubles: unread } = readFeatures(
    [...new Set(files.map((file) => file.replace(/(:\d+)+$/, "")))],
    cwd,
  );
  const troubles = [...unread, ...troublesOf(features, loaded.library, requirements, cwd)];
  if (troubles.length > 0) {
    console.log(
      `Nothing was run, because of this:\n\n${formatTroubles(troubles)}\n${counts({ passed: 0, failed: troubles.length })}`,
    );
    process.exitCode = 1;
    return;
  }
  // Otherwise a step that exits the process would end the run with success.
  process.once("exit", fail);
  const record = await loaded.run();
  process.off("exit", fail);
  if (record.failed > 0) console.log(`\n${explain(record)}`);
  if (record.scenarios.length > 0) console.log(`The report to read and hand around: ${loaded.report}`);
  else if (record.failed === 0) console.log(whyNothing(selection));
  console.log(counts(record));
  process.exitCode = record.failed > 0 || record.scenarios.length === 0 ? 1 : 0;
};

const whyNothing = ({ level, tags, names }: Selection): string => {
  if (names.length > 0) return `No scenario is called ${names.map((name) => `"${name}"`).join(" or ")}.`;
  const where =
    level === "core"
      ? "Some scenarios run in Chromium only: npm run features:browser"
      : "In Chromium run those tagged @browser.";
  return `No scenario was run${tags === undefined ? "" : ` for ${tags}`}. ${where}`;
};
