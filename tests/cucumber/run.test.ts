import { expect, test } from "vitest";

import { sampleRun, sampleSteps, scenario } from "./sample-run.ts";

const files = {
  "features/cpd/waiver.feature": `Feature: Waivers\n  @CPD-07\n${scenario("Asked", "Then Ada is signed in")}${scenario("Seen", "Then Ada is signed in")}`,
  "features/fees/due.feature":
    "Feature: Due\n  Scenario Outline: What (<status>) is due?\n    Then the waiver is <status>\n\n    Examples:\n      | status |\n      | pending |\n      | pending |\n",
};

test.for([
  [[], "4 passed, 0 failed", 0, "features-core.html"],
  [["--tags", "@CPD-07 or not (@browser and @CPD-07)", "cpd"], "2 passed, 0 failed", 0, "features-selected.html"],
  [["--name", "Asked"], "1 passed, 0 failed", 0, "features-selected.html"],
  [["--tags", "@FEES-01", "cpd"], "0 passed, 0 failed", 1],
  [["--tags", "@CPD-07 and"], "Expected operand", 1],
  [["cpd/waiver.feature:3", "fees/due.feature:8"], "2 passed, 0 failed", 0, "features-selected.html"],
  [["--tag", "@CPD-07"], "Did you mean --tags?", 1],
  [["fes"], "There is no features/fes.", 1],
] as const)(
  "%j selects scenarios with a report of their own, or says what is wrong",
  ([args, words, expected, report]) => {
    const { output, status, reports } = sampleRun(args, files);
    expect(output).toContain(words);
    expect(status).toBe(expected);
    if (report !== undefined) expect(reports).toEqual([report]);
  },
);

test("a scenario tagged @also-in-french runs once more, and both runs count", () => {
  const { output, counts, reports } = sampleRun([], {
    "features/a.feature": `Feature: A\n${scenario("Once", "Then Ada is signed in")}  @also-in-french\n${scenario("Twice", "Then Ada is signed in", "Then the waiver is pending")}`,
  });
  expect(output).toContain("Once more, as somebody who reads French:\n\n\n1 scenario (1 passed)");
  expect(counts).toBe("3 passed, 0 failed");
  expect(reports).toEqual(["features-core.html", "features-french.html"]);
});

test("a step that is not known fails, and the others run; a file that cannot be read is named", () => {
  const { output, counts, status } = sampleRun([], {
    ...files,
    "features/a.feature": `Feature: A\n${scenario("A", "When xyzzy", "Then the waiver is pendin")}`,
  });
  expect(output).toContain(
    "  xyzzy\n    No step is similar.\n  the waiver is pendin\n    Did you mean the waiver is pending?",
  );
  expect(output).toContain("All steps: npm run features -- steps");
  expect(counts).toBe("4 passed, 1 failed");
  expect(status).toBe(1);
  const unreadable = sampleRun([], {
    ...files,
    "features/a.feature": "Feature: A\n  Scenario: A\n    Given it is\n    gibberish\n",
  });
  expect(unreadable.output).toContain("features/a.feature");
  expect(unreadable.status).toBe(1);
});

test("failures are told in words, errors of the code with their place", () => {
  const { output, counts, status } = sampleRun([], {
    "tests/steps/broken.ts":
      'import { AfterAll } from "@cucumber/cucumber";\nAfterAll(() => { throw new Error("no server"); });',
    "features/a.feature": `Feature: A\n${scenario("Otherwise", "Then the waiver is awarded")}${scenario("List", "Then the record has", "  | a | c |")}${scenario("Own words", "Then the screen says so")}`,
    "features/b.feature": `Feature: B\n${scenario("Broken", "Then the store breaks")}`,
  });
  expect(output).toMatch(/Otherwise # features\/a.feature:2\n.*\n +Expected: «pending»\n +Found: {4}«awarded»\n/);
  expect(output).toMatch(/ Expected: \n +- a\n +- c\n +Found: {4}\n +- a\n +- b\n/);
  expect(output).toMatch(/The page does not say so.\n(?! +at )/);
  expect(output).toMatch(/TypeError: no such table\n +at .*tests\/steps\/waiver\.ts:9/);
  expect(output).toContain("no server");
  expect(output).not.toMatch(/strictly|AssertionError/);
  expect(counts).toMatch(/^0 passed, [5-7] failed$/);
  expect(status).toBe(1);
});

test("a whole run takes two scenarios at a time", () => {
  const { counts } = sampleRun([], {
    "tests/steps/waiver.ts": `${sampleSteps}
import { setDefaultTimeout } from "@cucumber/cucumber";
import { existsSync, writeFileSync } from "node:fs";
import { setImmediate } from "node:timers/promises";
setDefaultTimeout(20_000);
Then("it waits for the last", async () => { while (!existsSync("last")) await setImmediate(); });
Then("it is the last", () => { writeFileSync("last", ""); });`,
    "features/a.feature": `Feature: A\n${scenario("Long", "Then it waits for the last")}${scenario("Short", "Then Ada is signed in")}${scenario("Last", "Then it is the last")}`,
  });
  expect(counts).toBe("3 passed, 0 failed");
});

test.for([
  ["a whole run", []],
  ["a part", ["features/a.feature"]],
] as const)("%s that exits before its scenarios end is a failure", ([, args]) => {
  const { output, status } = sampleRun(args, {
    "tests/steps/ends.ts": 'import { Given } from "@cucumber/cucumber";\nGiven("it ends", () => { process.exit(0); });',
    "features/a.feature": `Feature: A\n${scenario("Kept", "Then Ada is signed in")}${scenario("Lost", "Given it ends", "Then Ada is signed in")}`,
  });
  expect(output).not.toContain("0 failed");
  expect(status).toBe(1);
});
