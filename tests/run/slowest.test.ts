import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { afterAll, expect, test } from "vitest";

import { slowestOf } from "./slowest.ts";
import type { Stage } from "./stages.ts";

const folder = mkdtempSync(join(tmpdir(), "guildhall-slowest-"));
afterAll(() => rmSync(folder, { recursive: true }));

const stage = (name: string, files: Readonly<Record<string, number>>): Stage => {
  const report = join(folder, `${name}.json`);
  const testResults = Object.entries(files).map(([file, seconds]) => ({
    name: join("/house", file),
    startTime: 5_000,
    endTime: 5_000 + seconds * 1000,
  }));
  writeFileSync(report, JSON.stringify({ testResults }));
  return { name, command: ["true"], counting: { kind: "vitest", report } };
};

test("the files that took longest, of all stages, the slowest first", () => {
  const stages = [stage("one", { "a.test.ts": 2, "b.test.ts": 7.5 }), stage("other", { "c.test.ts": 3 })];
  expect(slowestOf(stages, 2, "/house")).toEqual([
    { file: "b.test.ts", seconds: 7.5 },
    { file: "c.test.ts", seconds: 3 },
  ]);
});

test("a stage without such a report tells of none", () => {
  const gone: Stage = {
    name: "gone",
    command: ["true"],
    counting: { kind: "vitest", report: join(folder, "none.json") },
  };
  expect(slowestOf([gone, { ...gone, counting: { kind: "check" } }], 5, "/house")).toEqual([]);
});
