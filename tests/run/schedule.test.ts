import { expect, test } from "vitest";

import type { Outcome } from "./carry-out.ts";
import { schedule } from "./schedule.ts";
import type { Stage } from "./stages.ts";

const stage = (name: string, after: readonly string[] = []): Stage => ({
  name,
  command: ["true"],
  counting: { kind: "check" },
  after,
});

/** Carries stages out one moment at a time and notes what was under way together. */
const tried = async (stages: readonly Stage[], failing: readonly string[] = []) => {
  const under = new Set<string>();
  const moments: string[] = [];
  const carryOut = async (each: Stage): Promise<Outcome> => {
    under.add(each.name);
    await Promise.resolve();
    moments.push([...under].toSorted().join("+"));
    under.delete(each.name);
    const failed = failing.includes(each.name) ? 1 : 0;
    return { stage: each, tally: { passed: 1 - failed, failed, skipped: 0 }, seconds: 0, output: "" };
  };
  const outcomes = await schedule(stages, carryOut, () => undefined);
  return {
    moments,
    outcomes: outcomes.map(({ stage: { name }, tally }) => `${name} ${tally.failed > 0 ? "failed" : "passed"}`),
  };
};

test("three at a time, and the next as soon as one is done", async () => {
  const { moments, outcomes } = await tried([stage("a"), stage("b"), stage("c"), stage("d")]);
  expect(moments[0]).toBe("a+b+c");
  expect(moments.at(-1)).toBe("d");
  expect(outcomes).toEqual(["a passed", "b passed", "c passed", "d passed"]);
});

test("what needs another comes after it, and fails with it", async () => {
  const { outcomes } = await tried([stage("late", ["build"]), stage("build"), stage("later", ["late"])], ["build"]);
  expect(outcomes).toEqual(["late failed", "build failed", "later failed"]);
});

test("one that is asked for alone does not wait for what was not asked for", async () => {
  expect((await tried([stage("alone", ["build"])])).outcomes).toEqual(["alone passed"]);
});

test("a circle is an error and no endless wait", async () => {
  await expect(tried([stage("a", ["b"]), stage("b", ["a"])])).rejects.toThrow("wait for each other");
});
