import { describe, expect, test } from "vitest";
import { sampleRun, sampleSteps } from "./sample-run.ts";

const told = (...scenarios: readonly string[]) =>
  sampleRun("core", {
    "tests/steps/waiver.ts": sampleSteps,
    "features/cpd/waiver.feature": ["Feature: Asking for a waiver", ...scenarios].join("\n"),
  });

const scenario = (name: string, ...steps: readonly string[]) => [`  Scenario: ${name}`, ...steps.map((step) => `    ${step}`)].join("\n");

describe("what an analyst is told", () => {
  test("one run names every trouble where it stands, in words", () => {
    const { output, status } = told(
      scenario("Asked", "Given Ada is signed in", "When she asks for a waiver of 2025", "Then the waiver is pending"),
      scenario("Reworded", "When she asks to have a waiver of 2025"),
      scenario("Lost", "Then the waiver is lost"),
      scenario("Unheard of", "When xyzzy plugh"),
      scenario("Twofold", "Then it is taken in two ways"),
      scenario("Expected otherwise", "Then the waiver is awarded"),
      scenario("Broken", "Then the store breaks"),
      scenario("Later", "Then this is for later"),
    );
    expect(output).toContain(`features/cpd/waiver.feature:7  Asking for a waiver: Reworded
    Not understood: «she asks to have a waiver of 2025»
    Did you mean
      {person} ask(s) for a waiver of {int}`);
    expect(output).toContain("{person} is one of: Ada, Ben, she, he");
    expect(output).toContain("{int} is a whole number, such as 3");
    expect(output).toContain(`Not understood: «the waiver is lost»
    It reads like «the waiver is {status}», but {status} cannot be «lost».
    Allowed values: pending, awarded`);
    expect(output).toContain(`Not understood: «xyzzy plugh»
    No known step comes near it. All steps: npm run features:steps`);
    expect(output).toContain("Understood in more than one way: «it is taken in two ways»");
    expect(output).toContain("  it is taken in two ways  (tests/steps/waiver.ts:9)");
    expect(output).toContain("Then the waiver is awarded\n      Expected values to be strictly equal:");
    expect(output).not.toMatch(/\n\s+at /);
    expect(output).toContain("no such table\n      (TypeError at tests/steps/waiver.ts:11)");
    expect(output).toContain("Not written yet: «this is for later»");
    expect(output).toContain("The report to read and hand around: reports/features.html");
    expect(output.trimEnd().split("\n").at(-1)).toBe("1 passed, 7 failed");
    expect(status).toBe(1);
  });

  test("the same trouble in many places is told once", () => {
    const { output } = told(...["A", "B", "C", "D", "E"].map((name) => scenario(name, "Then the waiver is lost")));
    expect(output.match(/Not understood/g)).toHaveLength(1);
    expect(output).toContain("and 2 more");
    expect(output).toContain("0 passed, 5 failed");
  });

  test("when all is well there is nothing but the report's place and the counts", () => {
    const { output, status } = told(scenario("Asked", "Given Ada is signed in"));
    expect(output).toBe("The report to read and hand around: reports/features.html\n1 passed, 0 failed\n");
    expect(status).toBe(0);
  });

  test("a file that cannot be read is named with its line, and counts as failed", () => {
    const { output, status } = told("  Scenario: A", "    Given Ada is signed in", "    Thn the waiver is pending");
    expect(output).toContain("features/cpd/waiver.feature:4\n    This line cannot be read: «Thn the waiver is pending».");
    expect(output.trimEnd().split("\n").at(-1)).toBe("0 passed, 1 failed");
    expect(status).toBe(1);
  });

  test("a scenario whose only line begins with no keyword is no success", () => {
    const { output, status } = told("  Scenario: A", "    Givn Ada is signed in");
    expect(output).toContain("This scenario has no steps.");
    expect(output).toContain("  Givn Ada is signed in");
    expect(output).toContain("0 passed, 1 failed");
    expect(status).toBe(1);
  });

  test("a failure before all scenarios counts", () => {
    const { output, status } = sampleRun("core", {
      "tests/steps/waiver.ts": `${sampleSteps}\nimport { BeforeAll } from "@cucumber/cucumber";\nBeforeAll(() => { throw new Error("no server"); });`,
      "features/a.feature": `Feature: A\n${scenario("Asked", "Given Ada is signed in")}`,
    });
    expect(output).toContain("no server");
    expect(output.trimEnd().split("\n").at(-1)).not.toMatch(/ 0 failed$/);
    expect(status).toBe(1);
  });

  test("what needs a screen is left to the browser level", () => {
    const { output } = told(scenario("Asked", "Given Ada is signed in"), `  @screen-only\n${scenario("Seen", "Given Ada is signed in")}`);
    expect(output).toContain("1 passed, 0 failed");
  });
});
