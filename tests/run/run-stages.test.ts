import { expect, test } from "vitest";

import { runStages } from "./run-stages.ts";
import type { Outcome } from "./run-stages.ts";
import { stages } from "./stages.ts";
import type { Stage } from "./stages.ts";

const stage = (name: string, after: readonly string[] = []): Stage => ({ name, command: "true", after });

/** Runs stages step by step, and records which ran together. */
const runRecorded = async (stages: readonly Stage[], failing: readonly string[] = []) => {
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
  const outcomes = await runStages(stages, run, () => undefined);
  return {
    moments,
    outcomes: outcomes.map(({ stage: { name }, failed }) => `${name} ${failed > 0 ? "failed" : "passed"}`),
  };
};

test("three stages run at a time, and the next as soon as one has ended", async () => {
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

test("a selected stage does not wait for the others", async () => {
  expect((await runRecorded([stage("alone", ["build"])])).outcomes).toEqual(["alone passed"]);
});

test("each stage depends on earlier stages only", () => {
  const names = stages.map(({ name }) => name);
  for (const [position, { after = [] }] of stages.entries())
    for (const name of after) expect(names.slice(0, position)).toContain(name);
});
