import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

import { afterAll, expect, test } from "vitest";

import type { MatchedFeatures } from "./read-features.ts";
import { filesOf, pathForCucumber } from "./selection.ts";

const folder = mkdtempSync(join(tmpdir(), "guildhall-selection-"));
const [status, waiver, fees] = [
  "features/cpd/status.feature",
  "features/cpd/waiver.feature",
  "features/fees/fees.feature",
];
for (const file of [status, waiver, fees]) {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), "");
}
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test.for([
  ["everything", [], [status, waiver, fees]],
  ["a file", [fees], [fees]],
  ["a folder", ["features/cpd"], [status, waiver]],
  ["an area", ["cpd"], [status, waiver]],
  ["several", ["fees", "cpd/status.feature"], [fees, status]],
] as const)("%s is selected", ([, paths, files]) => {
  expect(filesOf(paths, folder)).toEqual(files.map((uri) => ({ uri, lines: [] })));
});

test.for([
  ["features/fes", "There is no features/fes. Did you mean features/fees?"],
  ["fes", "There is no fes. Did you mean fees?"],
] as const)("for %s a name is suggested", ([path, words]) => {
  expect(() => filesOf([path], folder)).toThrow(words);
});

test.for([
  ["the name of a scenario", [4], ":4"],
  ["one of its steps", [6], ":4"],
  ["a row of examples", [15], ":15"],
  ["a step of an outline", [10], ":9"],
  ["two scenarios", [5, 10], ":4:9"],
  ["a line above all scenarios", [1], ""],
] as const)("%s selects what stands there", ([, lines, selected]) => {
  const scenario = (...own: readonly number[]) => ({ uri: waiver, name: "A", lines: own, steps: [] });
  const scenarios = [scenario(4), scenario(9, 14), scenario(9, 15)];
  expect(pathForCucumber({ uri: waiver, lines }, { scenarios } as unknown as MatchedFeatures)).toBe(
    `${waiver}${selected}`,
  );
});
