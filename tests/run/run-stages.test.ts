import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { expect, test } from "vitest";

import { reportOf, runStages, tallyOf, type Outcome, type Stage } from "./run-stages.ts";
import { allStages, changedStages } from "./stages.ts";

const stage = (name: string, after: readonly string[] = []): Stage => ({ name, command: ["true"], after });

/** Runs stages step by step, and records which ran together. */
const runRecorded = async (stages: readonly Stage[], failing: readonly string[] = [], lanes = 3) => {
  const running = new Set<string>();
  const moments: string[] = [];
  const run = async (each: Stage): Promise<Outcome> => {
    running.add(each.name);
    await Promise.resolve();
    moments.push([...running].toSorted().join("+"));
    running.delete(each.name);
    const failed = failing.includes(each.name) ? 1 : 0;
    return { stage: each, passed: 1 - failed, failed, seconds: 0, output: "" };
  };
  const outcomes = await runStages(stages, lanes, run, () => undefined);
  return {
    moments,
    outcomes: outcomes.map(({ stage: { name }, failed }) => `${name} ${failed > 0 ? "failed" : "passed"}`),
  };
};

test("as many stages run at a time as there are lanes, and the next as soon as one has ended", async () => {
  const { moments, outcomes } = await runRecorded([stage("a"), stage("b"), stage("c"), stage("d")]);
  expect(moments[0]).toBe("a+b+c");
  expect(moments.at(-1)).toBe("d");
  expect(outcomes).toEqual(["a passed", "b passed", "c passed", "d passed"]);
});

test("a dependent stage runs after its dependencies, and fails with them without running", async () => {
  const chain = [stage("build"), stage("late", ["build"]), stage("later", ["late"])];
  expect((await runRecorded(chain)).moments).toEqual(["build", "late", "later"]);
  const { moments, outcomes } = await runRecorded(chain, ["build"]);
  expect(moments).toEqual(["build"]);
  expect(outcomes).toEqual(["build failed", "late failed", "later failed"]);
});

test("stages start in their order, also those that depend on others", async () => {
  const stages = [stage("build"), stage("long", ["build"]), stage("short")];
  expect((await runRecorded(stages, [], 2)).moments.slice(0, 2)).toEqual(["build", "long+short"]);
});

test("a selected stage does not wait for the others", async () => {
  expect((await runRecorded([stage("alone", ["build"])])).outcomes).toEqual(["alone passed"]);
});

test("each stage depends on earlier stages only, and has a name of its own", () => {
  const names = allStages.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  for (const [position, { after = [] }] of allStages.entries())
    for (const name of after) expect(names.slice(0, position)).toContain(name);
});

test("a change always runs types, format and the tests related to it", () => {
  const names = changedStages("HEAD").map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(["types", "unit", "properties", "format"]));
});

const counted: Stage = { ...stage("counted"), counts: "in its output" };
const reported: Stage = { ...stage("reported"), counts: "in its report" };

test.for([
  ["passes", stage("plain"), 0, "", { passed: 1, failed: 0 }],
  ["fails", stage("plain"), 2, "", { passed: 0, failed: 1 }],
  ["counts", counted, 0, "3 passed, 0 failed\n", { passed: 3, failed: 0 }],
  ["counts failures", counted, 1, "3 passed, 2 failed\n", { passed: 3, failed: 2 }],
  [
    "crashes after its count",
    counted,
    1,
    "3 passed, 0 failed\n",
    { passed: 3, failed: 1, reason: "ended with code 1" },
  ],
  ["is killed", counted, null, "3 pas", { passed: 0, failed: 1, reason: "ended with a signal" }],
  ["says nothing", counted, 0, "", { passed: 0, failed: 1, reason: "counted nothing" }],
  ["runs nothing", counted, 0, "0 passed, 0 failed", { passed: 0, failed: 1, reason: "counted nothing" }],
  ["writes no report", reported, 0, "", { passed: 0, failed: 1, reason: "counted nothing" }],
] as const)("a stage that %s is tallied", ([, each, code, output, tally]) => {
  expect(tallyOf(each, code, output)).toEqual(tally);
});

test("Vitest's report is counted, and a file that could not be loaded fails", () => {
  const from = process.cwd();
  process.chdir(mkdtempSync(join(tmpdir(), "guildhall-run-")));
  try {
    mkdirSync("reports");
    writeFileSync(reportOf(reported), JSON.stringify({ numPassedTests: 7, numFailedTests: 0 }));
    expect(tallyOf(reported, 0, "")).toEqual({ passed: 7, failed: 0 });
    expect(tallyOf(reported, 1, "")).toEqual({ passed: 7, failed: 1, reason: "ended with code 1" });
  } finally {
    process.chdir(from);
  }
});
