import { describe, expect, test } from "vitest";

import { sampleRun, sampleSteps } from "./sample-run.ts";

const files = {
  "tests/steps/waiver.ts": sampleSteps,
  "features/cpd/waiver.feature": `
@CPD-01
Feature: Asking for a waiver
  A member who cannot do <CPD> asks for a waiver.

  Rule: Only some years are offered

    Background:
      Given Ada is signed in

    @WAIV-01
    Scenario Outline: Each year
      When she asks for a waiver of <year>
      Then the waiver is <status>

      Examples: The years before
        | year | status  |
        | 2025 | pending |
        | 2024 | awarded |

  Rule: Others

    Scenario: Asked
      Then Ben is signed in
`,
};

test("the report of a selection keeps the whole one", () => {
  const part = sampleRun(["--name", "Asked"], files);
  expect(part.output).toContain("reports/features-selected.html\n1 passed, 0 failed");
  expect(part.written("reports/features-selected.html")).toContain("Asked");
  expect(part.written("reports/features-core.html")).toBe("");
});

describe("the step catalogue", () => {
  const run = sampleRun(["steps"], {
    ...files,
    "tests/steps/rules/waiver.ts":
      'import { Then } from "@cucumber/cucumber";\nThen("a waiver counts for {int} units", () => {});',
  });

  test("gives each wording, its values, an example and its place, by area and kind", () => {
    expect(run.output).toBe(
      "11 steps are described in reports/steps.md; .vscode/settings.json lets editors complete them.\n",
    );
    const catalogue = run.written("reports/steps.md");
    expect(catalogue).toContain("## Waiver (screen)");
    expect(catalogue).toContain("## Waiver (rule)");
    expect(catalogue).toContain(`### the waiver is {status}

Of a screen. Used 2 times. Defined in tests/steps/waiver.ts:8

- {status}: pending, awarded

For example (features/cpd/waiver.feature):

\`\`\`gherkin
the waiver is pending
\`\`\``);
  });

  test("tells editors of every parameter", () => {
    expect(JSON.parse(run.written(".vscode/settings.json"))).toMatchObject({
      "cucumber.parameterTypes": [
        { name: "person", regexp: "Ada|Ben|she|he" },
        { name: "status", regexp: "pending|awarded" },
      ],
    });
  });
});
