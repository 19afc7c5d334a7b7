import { describe, expect, test } from "vitest";

import { sampleRules, sampleRun, sampleSteps } from "./sample-run.ts";

const steps = { "tests/steps/waiver.ts": sampleSteps, "tests/steps/rules/waiver.ts": sampleRules };

const scenario = (name: string, ...its: readonly string[]) =>
  [`  Scenario: ${name}`, ...its.map((step) => `    ${step}`)].join("\n");

/** Runs each file as a feature in one run. */
const reportOf = (files: Readonly<Record<string, readonly string[]>>) =>
  sampleRun(
    [],
    Object.entries(files).reduce(
      (all, [name, lines]) => ({
        ...all,
        [`features/cpd/${name}.feature`]: [`Feature: Of ${name}`, ...lines].join("\n"),
      }),
      steps,
    ),
  );

describe("before a run", () => {
  const { output, status } = reportOf({
    reworded: [scenario("A", "When she asks to have a waiver of 2025")],
    value: [scenario("A", "Then the waiver is pendin")],
    unheard: [scenario("A", "When xyzzy plugh")],
    twofold: [scenario("A", "Then it is taken in two ways")],
    examples: [
      "  Scenario Outline: Each",
      "    Then the waiver is <status>",
      "    Examples:",
      "      | status  |",
      "      | pending |",
      "      | lost    |",
    ],
    column: [
      "  Scenario Outline: Each",
      "    Then the waiver is <statu>",
      "    Examples:",
      "      | status  |",
      "      | pending |",
    ],
    tags: ["  @brwser @CPD-7", scenario("A", "Then Ada is signed in")],
    misspelt: ["  Scenario: A", "    Givn Ada is signed in", "    Then the waiver is pending"],
    bare: ["  Scenario: A", "    the waiver is pending", "    Then the waiver is pending"],
    between: [scenario("A", "Given Ada is signed in", "she waits", "Then the waiver is pending")],
    described: ["  Scenario: A", "    A member who cannot do all of it.", "    Then Ada is signed in"],
    empty: ["  Scenario: A"],
    bareFeature: ["  What is to come."],
    outline: ["  Scenario Outline: Each <status>", "    Then the waiver is <status>"],
    headless: [
      "  Scenario Outline: All <status>",
      "    Then the waiver is pending",
      "    Examples:",
      "      | status |",
    ],
    colon: ["  @CPD-07", "  Scenario A", "    Given Ada is signed in", "    Then the waiver is pending"],
    keyword: ["  @CPD-07", "  Senario: A", "    Given Ada is signed in", "    Then the waiver is pending"],
    swallowed: ["  Scenario A", "    Given Ada is signed in", scenario("B", "Then the waiver is pending")],
    quotes: [scenario("A", "Then the record is called “new”")],
    comment: [scenario("A", "Then the waiver is pending # so far")],
    table: [
      scenario("A", "Then the record has", "  | a | b |"),
      scenario("B", "Then the record has"),
      scenario("C", "Given Ada is signed in", "  | a |"),
    ],
    row: [scenario("A", "Then the record has", "  | a | b |", "  | c |")],
    hopeless: [scenario("Hopes", "Then Ada is signed in")],
    mixed: [scenario("A", "Given Ada is signed in", "Then a waiver counts for 3 units")],
    often: ["A", "B", "C", "D", "E"].map((name) => scenario(name, "Then the waiver is gone")),
  });

  test.for([
    [
      "a step that is not known, with those that come near",
      `features/cpd/reworded.feature:3
    Not understood: «she asks to have a waiver of 2025»
    Did you mean
      {person} ask(s) for a waiver of {int}`,
    ],
    ["what stands for a parameter", "{person} is one of: Ada, Ben, she, he\n      {int} is a whole number, such as 3"],
    [
      "a value outside the allowed ones, and what they are",
      `features/cpd/value.feature:3
    Not understood: «the waiver is pendin»
    It reads like «the waiver is {status}», but {status} cannot be «pendin». Did you mean pending?
    It may be pending, awarded`,
    ],
    [
      "a step unlike any other",
      "Not understood: «xyzzy plugh»\n    No known step comes near it. All steps: npm run features:steps, then reports/steps.md",
    ],
    ["a step that is taken in two ways", "Understood in more than one way: «it is taken in two ways»"],
    [
      "a wrong value in a row of examples, at its row",
      "features/cpd/examples.feature:7\n    Not understood: «the waiver is lost»",
    ],
    [
      "a column that the examples do not have",
      "features/cpd/column.feature:3\n    The examples have no column «statu». Did you mean status?",
    ],
    [
      "a tag that does not exist",
      "features/cpd/tags.feature:2\n    @brwser is no tag of these features. Did you mean @browser?",
    ],
    [
      "a requirement that does not exist",
      "features/cpd/tags.feature:2\n    There is no requirement CPD-7 in tests/requirements.ts. Did you mean @CPD-07?",
    ],
    [
      "a misspelt keyword",
      "features/cpd/misspelt.feature:3\n    This line is not carried out: «Givn Ada is signed in». A step begins with Given, When, Then, And or But.",
    ],
    [
      "a step without a keyword",
      "features/cpd/bare.feature:3\n    This line is not carried out: «the waiver is pending».",
    ],
    [
      "a line without a keyword between steps",
      "features/cpd/between.feature:4\n    This line cannot be read: «she waits». A line begins with Feature, Rule",
    ],
    [
      "a scenario without its colon, once",
      "features/cpd/colon.feature:3\n    After Scenario stands a colon: «Scenario: A».\n\n",
    ],
    ["a misspelt scenario, once", "or #. Did you mean Scenario?\n\n"],
    [
      "a step above all scenarios",
      "features/cpd/swallowed.feature:3\n    This line is not carried out: «Given Ada is signed in». Steps stand below a line that begins with «Scenario:».",
    ],
    [
      "quotation marks of a word processor",
      'features/cpd/quotes.feature:3\n    Not understood: «the record is called “new”»\n    Quotation marks have to be straight ones: «the record is called "new"»',
    ],
    ["a comment behind a step", "A comment stands on a line of its own, above «the waiver is pending»"],
    ["a file without scenarios", "features/cpd/bareFeature.feature:1\n    There is no scenario in this file."],
    [
      "an outline without examples",
      "features/cpd/outline.feature:2\n    This outline has no examples: «Each <status>».",
    ],
    [
      "an outline without a row of them",
      "features/cpd/headless.feature:2\n    This outline has no examples: «All <status>».",
    ],
    ["a scenario without steps", "features/cpd/empty.feature:2\n    This scenario has no steps: «A»"],
    [
      "a forgotten table, with one to go by",
      `features/cpd/table.feature:6
    A table has to stand below this step: «the record has»
    It may look like
      | a | b |`,
    ],
    ["a table too many", "features/cpd/table.feature:8\n    This step takes no table: «Ada is signed in»"],
    [
      "a row with too few cells",
      "features/cpd/row.feature:5\n    This row has 1 cell, and the first row of its table has 2 cells.",
    ],
    [
      "a step of a screen beside one of a rule",
      `features/cpd/mixed.feature:4
    These two steps do not go together:
      «Ada is signed in» is of what someone does and sees in the portal
      «a waiver counts for 3 units» is of a rule, and knows of nobody who is signed in`,
    ],
    [
      "the same trouble in many places once",
      "features/cpd/often.feature:3\nfeatures/cpd/often.feature:5\nfeatures/cpd/often.feature:7\nand in 2 other places\n    Not understood: «the waiver is gone»",
    ],
  ] as const)("%s is reported in words, with file and line", ([, words]) => {
    expect(output).toContain(words);
  });

  test("descriptions of scenarios are ignored", () => {
    expect(output).not.toContain("described.feature");
  });

  test("each problem counts", () => {
    expect(output.trimEnd().split("\n").at(-1)).toBe("0 passed, 29 failed");
    expect(status).toBe(1);
  });
});

describe("after a run", () => {
  const failed = reportOf({
    a: [
      scenario("Expected otherwise", "Then the waiver is awarded"),
      scenario("Of a list", "Then the record has", "  | a | c |"),
      scenario("In its own words", "Then the screen says so"),
      scenario("Later", "Then this is for later"),
    ],
  });

  test("a failure reports expected and actual, without its place in the code", () => {
    const { output, status } = failed;
    expect(output).toContain(
      "features/cpd/a.feature:3  Of a: Expected otherwise\n    Then the waiver is awarded\n      Expected: «pending»\n      Found:    «awarded»",
    );
    expect(output).toContain("Expected: \n      - «a»\n      - «c»\n      Found:    \n      - «a»\n      - «b»");
    expect(output).toContain("Then the screen says so\n      The page does not say so.\n");
    expect(output).toContain("Not written yet: «this is for later»");
    expect(output).not.toMatch(/strictly|AssertionError|\n\s+at |tests\/steps/);
    expect(output.trimEnd().split("\n").at(-1)).toBe("0 passed, 4 failed");
    expect(status).toBe(1);
  });

  test("an error in the steps has its place, and a failure before all scenarios counts", () => {
    const { output, status } = sampleRun([], {
      "tests/steps/waiver.ts": `${sampleSteps}\nimport { AfterAll } from "@cucumber/cucumber";\nAfterAll(() => { throw new Error("no server"); });`,
      "features/a.feature": `Feature: A\n${scenario("Broken", "Then the store breaks")}`,
    });
    expect(output).toContain("no such table\n      (TypeError at tests/steps/waiver.ts:11)");
    expect(output).toContain("Before or after all scenarios\n    ");
    expect(output).toContain("no server");
    expect(output.trimEnd().split("\n").at(-1)).toBe("0 passed, 2 failed");
    expect(status).toBe(1);
  });

  test("scenarios of parallel processes are reported once, in the order of the files", () => {
    const five = ["A", "B", "C", "D", "E"].map((name) =>
      scenario(name, "Then the waiver is awarded", `And the waiver is ${name === "E" ? "pending" : "awarded"}`),
    );
    const { output } = reportOf({
      z: five,
      y: [scenario("F", "Then Ada is signed in"), scenario("G", "Then the screen says so")],
    });
    expect(output).toMatch(
      /y\.feature:5 {2}Of y: G\n[^]*z\.feature:3 {2}Of z: A\n[^]*z\.feature:6 {2}Of z: B\n[^]*z\.feature:9 {2}Of z: C\nand 2 more\n/,
    );
    expect(output.trimEnd().split("\n").at(-1)).toBe("1 passed, 6 failed");
  });

  test("while a slow scenario runs, all others run in parallel", () => {
    const { output } = sampleRun([], {
      "tests/steps/waiver.ts": `${sampleSteps}
import { setDefaultTimeout } from "@cucumber/cucumber";
import { existsSync, writeFileSync } from "node:fs";
import { setImmediate } from "node:timers/promises";
setDefaultTimeout(20_000);
Then("it waits for the last", async () => { while (!existsSync("last")) await setImmediate(); });
Then("it is the last", () => { writeFileSync("last", ""); });`,
      "features/a.feature": `Feature: A\n${[scenario("Long", "Then it waits for the last"), scenario("Short", "Then Ada is signed in"), scenario("Last", "Then it is the last")].join("\n")}`,
    });
    expect(output.trimEnd().split("\n").at(-1)).toBe("3 passed, 0 failed");
  });

  test.for([
    ["a whole run", []],
    ["a part", ["features/a.feature"]],
  ] as const)("%s that exits before its scenarios end is a failure", ([, args]) => {
    const { output, status } = sampleRun(args, {
      "tests/steps/waiver.ts": `${sampleSteps}\nGiven("it ends", () => { process.exit(0); });`,
      "features/a.feature": `Feature: A\n${scenario("Kept", "Then Ada is signed in")}\n${scenario("Lost", "Given it ends")}`,
    });
    expect(output).not.toContain("0 failed");
    expect(status).toBe(1);
  });

  test("a successful run prints only the report's path and the counts", () => {
    const { output, status } = reportOf({
      a: [
        "  @screen-only @browser",
        scenario("Seen", "Then Ada is signed in"),
        scenario("Asked", "Then Ada is signed in"),
      ],
    });
    expect(output).toBe("The report to read and hand around: reports/features-core.html\n1 passed, 0 failed\n");
    expect(status).toBe(0);
  });
});
