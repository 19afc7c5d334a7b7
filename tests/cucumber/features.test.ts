import { describe, expect, test } from "vitest";
import { sampleRules, sampleRun, sampleSteps } from "./sample-run.ts";

const steps = { "tests/steps/waiver.ts": sampleSteps, "tests/steps/rules/waiver.ts": sampleRules };

const told = (...lines: readonly string[]) => sampleRun([], { ...steps, "features/cpd/waiver.feature": ["Feature: Asking for a waiver", ...lines].join("\n") });

const scenario = (name: string, ...its: readonly string[]) => [`  Scenario: ${name}`, ...its.map((step) => `    ${step}`)].join("\n");

describe("before anything is run", () => {
  test("one run names every trouble where it stands, in words", () => {
    const { output, status } = told(
      scenario("Asked", "Given Ada is signed in"),
      scenario("Reworded", "When she asks to have a waiver of 2025"),
      scenario("Lost", "Then the waiver is pendin"),
      scenario("Unheard of", "When xyzzy plugh"),
      scenario("Twofold", "Then it is taken in two ways"),
    );
    expect(output).toContain(`features/cpd/waiver.feature:5
    Not understood: «she asks to have a waiver of 2025»
    Did you mean
      {person} ask(s) for a waiver of {int}`);
    expect(output).toContain("{person} is one of: Ada, Ben, she, he");
    expect(output).toContain("{int} is a whole number, such as 3");
    expect(output).toContain(`features/cpd/waiver.feature:7
    Not understood: «the waiver is pendin»
    It reads like «the waiver is {status}», but {status} cannot be «pendin». Did you mean pending?
    It may be pending, awarded`);
    expect(output).toContain(`Not understood: «xyzzy plugh»
    No known step comes near it. All steps: npm run features:steps`);
    expect(output).toContain("Understood in more than one way: «it is taken in two ways»");
    expect(output).toContain("  it is taken in two ways  (tests/steps/waiver.ts:9)");
    expect(output.trimEnd().split("\n").at(-1)).toBe("0 passed, 4 failed");
    expect(status).toBe(1);
  });

  test("a wrong value in a row of examples is told at its row", () => {
    const { output } = told("  Scenario Outline: Each", "    Then the waiver is <status>", "", "    Examples:", "      | status  |", "      | pending |", "      | lost    |");
    expect(output).toContain("features/cpd/waiver.feature:8\n    Not understood: «the waiver is lost»");
  });

  test("a column that the examples do not have is told", () => {
    const { output } = told("  Scenario Outline: Each", "    Then the waiver is <statu>", "    Examples:", "      | status  |", "      | pending |");
    expect(output).toContain("The examples have no column «statu». Did you mean status?");
  });

  test("a tag that does not exist is told, with what may have been meant", () => {
    const { output } = told("  @brwser @CPD-7", scenario("A", "Given Ada is signed in"));
    expect(output).toContain("features/cpd/waiver.feature:2\n    @brwser is no tag of these features. Did you mean @browser?");
    expect(output).toContain("There is no demand CPD-7. Did you mean @CPD-07?");
    expect(output).toContain("0 passed, 2 failed");
  });

  test.for([
    ["a misspelt keyword", "Givn Ada is signed in"],
    ["no keyword", "the waiver is pending"],
  ])("a line that begins with %s is not dropped in silence", ([, line]) => {
    const { output } = told("  Scenario: A", `    ${line}`, "    Then the waiver is pending");
    expect(output).toContain(`features/cpd/waiver.feature:3\n    This line is not carried out: «${line}». A step begins with Given, When, Then, And or But.`);
  });

  test("nor is one between two steps", () => {
    const { output } = told(scenario("A", "Given Ada is signed in", "she waits", "Then the waiver is pending"));
    expect(output).toContain("features/cpd/waiver.feature:4\n    This line cannot be read: «she waits». A line begins with Feature, Rule");
  });

  test("what describes a scenario is left alone", () => {
    const { output } = told("  Scenario: A", "    A member who cannot do all of it.", "    Given Ada is signed in");
    expect(output).toContain("1 passed, 0 failed");
  });

  test("a scenario without steps is no success", () => {
    expect(told("  Scenario: A").output).toContain("This scenario has no steps: «A»");
  });

  test("a forgotten table is asked for, with one to go by", () => {
    const { output } = told(scenario("A", "Then the record has", "  | a | b |"), scenario("B", "Then the record has"), scenario("C", "Given Ada is signed in", "  | a |"));
    expect(output).toContain(`features/cpd/waiver.feature:6
    A table has to stand below this step: «the record has»
    It may look like
      | a | b |`);
    expect(output).toContain("features/cpd/waiver.feature:8\n    This step takes no table: «Ada is signed in»");
  });

  test("a row with too few cells is told, with how many there should be", () => {
    const { output } = told(scenario("A", "Then the record has", "  | a | b |", "  | c |"));
    expect(output).toContain("features/cpd/waiver.feature:5\n    This row has 1 cell, and the first row of its table has 2 cells.");
  });

  test("a step of a screen and one of a rule do not go together", () => {
    const { output } = told(scenario("A", "Given Ada is signed in", "Then a waiver counts for 3 units"));
    expect(output).toContain(`features/cpd/waiver.feature:4
    These two steps do not go together:
      «Ada is signed in» is of what someone does and sees in the portal
      «a waiver counts for 3 units» is of a rule, and knows of nobody who is signed in`);
  });

  test("the same trouble in many places is told once", () => {
    const { output } = told(...["A", "B", "C", "D", "E"].map((name) => scenario(name, "Then the waiver is lost")));
    expect(output.match(/Not understood/g)).toHaveLength(1);
    expect(output).toContain("and in 2 other places");
    expect(output).toContain("0 passed, 5 failed");
  });
});

describe("after a run", () => {
  test("a failure says what was expected and what there was, and never where in the code", () => {
    const { output, status } = told(
      scenario("Expected otherwise", "Then the waiver is awarded"),
      scenario("Of a list", "Then the record has", "  | a | c |"),
      scenario("In its own words", "Then the screen says so"),
      scenario("Later", "Then this is for later"),
    );
    expect(output).toContain("features/cpd/waiver.feature:3  Asking for a waiver: Expected otherwise\n    Then the waiver is awarded\n      Expected: «pending»\n      Found:    «awarded»");
    expect(output).toContain("Expected: \n      - «a»\n      - «c»\n      Found:    \n      - «a»\n      - «b»");
    expect(output).toContain("Then the screen says so\n      The page does not say so.\n");
    expect(output).toContain("Not written yet: «this is for later»");
    expect(output).not.toMatch(/strictly|AssertionError|\n\s+at |tests\/steps/);
    expect(output.trimEnd().split("\n").at(-1)).toBe("0 passed, 4 failed");
    expect(status).toBe(1);
  });

  test("a mistake in the steps says where it is", () => {
    expect(told(scenario("Broken", "Then the store breaks")).output).toContain("no such table\n      (TypeError at tests/steps/waiver.ts:11)");
  });

  test("when all is well there is nothing but the report's place and the counts", () => {
    const { output, status } = told(scenario("Asked", "Given Ada is signed in"));
    expect(output).toBe("The report to read and hand around: reports/features.html\n1 passed, 0 failed\n");
    expect(status).toBe(0);
  });

  test("a failure before all scenarios counts", () => {
    const { output, status } = sampleRun([], {
      "tests/steps/waiver.ts": `${sampleSteps}\nimport { BeforeAll } from "@cucumber/cucumber";\nBeforeAll(() => { throw new Error("no server"); });`,
      "features/a.feature": `Feature: A\n${scenario("Asked", "Given Ada is signed in")}`,
    });
    expect(output).toContain("no server");
    expect(output.trimEnd().split("\n").at(-1)).not.toMatch(/ 0 failed$/);
    expect(status).toBe(1);
  });
});

describe("what is selected", () => {
  const files = {
    ...steps,
    "features/cpd/waiver.feature": `Feature: Waivers\n\n  @CPD-07\n${scenario("Asked", "Given Ada is signed in")}\n\n${scenario("Awarded", "Then the waiver is pending")}\n\n  @screen-only @browser\n${scenario("Seen", "Given Ada is signed in")}`,
    "features/fees/fees.feature": `Feature: Fees\n${scenario("Paid", "Given Ben is signed in")}`,
  };

  test.for([
    ["everything but what needs a browser", [], 3],
    ["a file", ["features/fees/fees.feature"], 1],
    ["a folder", ["features/cpd"], 2],
    ["an area", ["cpd"], 2],
    ["a line of a file", ["features/cpd/waiver.feature:7"], 1],
    ["a tag", ["--tags", "@CPD-07"], 1],
    ["a name", ["--name", "Award"], 1],
  ] as const)("%s", ([, args, count]) => {
    const { output, status } = sampleRun(args, files);
    expect(output.trimEnd().split("\n").at(-1)).toBe(`${String(count)} passed, 0 failed`);
    expect(status).toBe(0);
  });

  test.for([
    [["features/fes"], "There is no features/fes. Did you mean features/fees?"],
    [["fes"], "There is no fes. Did you mean fees?"],
    [["--tag", "@CPD-07"], "There is no option --tag. Did you mean --tags?"],
    [["--tags"], '--tags wants to be told which: --tags "@CPD-07"'],
    [["--tags", "@CPD-7"], "There is no demand CPD-7. Did you mean @CPD-07?"],
    [["--name", "Nothing like it"], 'No scenario is called "Nothing like it".'],
    [["--tags", "@FEES-01"], "No scenario was run for @FEES-01."],
  ] as const)("%j is told as a mistake", ([args, words]) => {
    const { output, status } = sampleRun(args, files);
    expect(output).toContain(words);
    expect(status).toBe(1);
  });
});
