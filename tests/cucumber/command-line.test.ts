import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { afterAll, describe, expect, test } from "vitest";

import { filesOf, isWhole, readSelection } from "./command-line.ts";
import { sampleRun, sampleSteps } from "./sample-run.ts";
import { runAfter } from "./watch.ts";

const folder = mkdtempSync(join(tmpdir(), "guildhall-selection-"));
const features = ["features/cpd/status.feature", "features/cpd/waiver.feature", "features/fees/fees.feature"];
for (const file of features) {
  mkdirSync(join(folder, file, ".."), { recursive: true });
  writeFileSync(join(folder, file), "Feature: A\n");
}
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const selected = (...args: readonly string[]) => filesOf(readSelection(args), folder);

describe("the selection", () => {
  test.for([
    ["everything", [], features],
    ["a file", ["features/fees/fees.feature"], ["features/fees/fees.feature"]],
    ["a folder", ["features/cpd"], ["features/cpd/status.feature", "features/cpd/waiver.feature"]],
    ["an area", ["cpd"], ["features/cpd/status.feature", "features/cpd/waiver.feature"]],
    ["a line of a file", ["features/cpd/waiver.feature:7"], ["features/cpd/waiver.feature:7"]],
    ["several", ["fees", "cpd/status.feature"], ["features/fees/fees.feature", "features/cpd/status.feature"]],
  ] as const)("is %s", ([, args, files]) => {
    expect(selected(...args)).toEqual(files);
  });

  test("is complete only without a filter", () => {
    expect(isWhole(readSelection([]))).toBe(true);
    expect(isWhole(readSelection(["--browser"]))).toBe(true);
    for (const args of [["fees"], ["--tags", "@CPD-07"], ["--name", "Paid"]])
      expect(isWhole(readSelection(args))).toBe(false);
  });

  test.for([
    [["features/fes"], "There is no features/fes. Did you mean features/fees?"],
    [["fes"], "There is no fes. Did you mean fees?"],
    [["--tag", "@CPD-07"], "There is no option --tag. Did you mean --tags?"],
    [["--tags"], '--tags wants to be told which: --tags "@CPD-07"'],
  ] as const)("%j is rejected with an explanation", ([args, words]) => {
    expect(() => selected(...args)).toThrow(words);
  });
});

test.for([
  [
    ["--browser", "fees", "cpd", "--name", "Paid"],
    ["--browser", "--name", "Paid"],
  ],
  [["--tags=@FEES-01", "fees"], ["--tags=@FEES-01"]],
] as const)("after an edit the paths of %j are dropped, and the options kept", ([selection, kept]) => {
  expect(runAfter("features/cpd/waiver.feature", selection, folder)).toEqual([...kept, "features/cpd/waiver.feature"]);
});

test("an edited file runs alone with the options; after its deletion the selection runs", () => {
  const selection = ["fees", "--tags", "@FEES-01"];
  expect(runAfter("features/cpd/waiver.feature", selection, folder)).toEqual([
    "--tags",
    "@FEES-01",
    "features/cpd/waiver.feature",
  ]);
  expect(runAfter("features/cpd/renamed.feature", selection, folder)).toEqual(selection);
});

describe("a run", () => {
  const files = {
    "tests/steps/waiver.ts": sampleSteps,
    "features/cpd/waiver.feature":
      "Feature: Waivers\n\n  @CPD-07\n  Scenario: Asked\n    Then Ada is signed in\n\n  Scenario: Awarded\n    Then the waiver is pending\n",
    "features/fees/due.feature":
      "Feature: Due\n\n  Scenario Outline: What (<status>) is due?\n    Then the waiver is <status>\n\n    Examples:\n      | status  |\n      | pending |\n      | pending |\n",
    "features/help/page.feature": "  Scenario: A\n    Then Ada is signed in\n",
  };

  test.for([
    [["--tags", "@CPD-07", "cpd"], "1 passed, 0 failed", 0],
    [["--name", "Nothing like it", "cpd"], 'No scenario is called "Nothing like it".', 1],
    [["--tags", "@FEES-01", "cpd"], "No scenario was run for @FEES-01.", 1],
    [["cpd/waiver.feature:4"], "1 passed, 0 failed", 0],
    // Every line of a scenario selects it: a tag, a step, or an empty line below.
    [["cpd/waiver.feature:3"], "1 passed, 0 failed", 0],
    [["cpd/waiver.feature:5"], "1 passed, 0 failed", 0],
    [["cpd/waiver.feature:6:8"], "2 passed, 0 failed", 0],
    [["cpd/waiver.feature:1"], "2 passed, 0 failed", 0],
    [["fees/due.feature:4"], "2 passed, 0 failed", 0],
    [["fees/due.feature:9"], "1 passed, 0 failed", 0],
    [["cpd/waiver.feature:90"], "There is no line 90 in features/cpd/waiver.feature: it has 9.", 1],
    // A name is matched literally.
    [["--name", "What (<status>) is due?", "fees"], "2 passed, 0 failed", 0],
    [["--name", "What (is", "cpd"], 'No scenario is called "What (is".', 1],
    [["--tags", "@CPD-07 or not (@browser and @CPD-07)", "cpd"], "2 passed, 0 failed", 0],
    [["--tags", "CPD-07"], "--tags cannot be «CPD-07». Each tag begins with @", 1],
    [["--tags", "@CPD-07, @CPD-01"], "--tags cannot be «@CPD-07, @CPD-01».", 1],
    [["--tags", "@CPD-07 and"], "--tags cannot be «@CPD-07 and».", 1],
    [
      ["help"],
      "features/help/page.feature:1\n    A file begins with its feature: «Feature:» and a name have to stand above «Scenario: A».\n\n0 passed, 1 failed",
      1,
    ],
    [["--tags", "@CPD-7"], "There is no requirement CPD-7 in tests/requirements.ts. Did you mean @CPD-07?", 1],
  ] as const)("of %j exits with the right code", ([args, words, expected]) => {
    const { output, status } = sampleRun(args, files);
    expect(output).toContain(words);
    expect(status).toBe(expected);
  });
});
