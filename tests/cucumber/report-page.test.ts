import { describe, expect, test } from "vitest";
import { sampleRun, sampleSteps } from "./sample-run.ts";

const { written } = sampleRun("core", {
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
`,
});
const page = written("reports/features.html");

describe("the report", () => {
  test("needs nothing else: no script, no other file, no other host", () => {
    expect(page).not.toMatch(/<script|<link|url\(|https?:/);
    expect(page).toContain('<html lang="en">');
  });

  test("begins with the counts, then what did not pass with its message and picture", () => {
    expect(page).toMatch(/Scenarios passed<\/dt><dd>1</);
    expect(page).toMatch(/Not passed<\/dt><dd>1</);
    expect(page.indexOf("What did not pass")).toBeLessThan(page.indexOf("Contents"));
    expect(page).toContain("Expected values to be strictly equal");
    expect(page).toContain(`<img src="data:image/png;base64,${Buffer.from("picture").toString("base64")}"`);
  });

  test("tells features by area, with rule, background, steps as written and each example's outcome", () => {
    expect(page).toContain("<h3>CPD</h3>");
    expect(page).toContain("Only some years are offered");
    expect(page).toContain("she asks for a waiver of &lt;year&gt;");
    expect(page).toContain("<caption>The years before</caption>");
    expect(page).toMatch(/<td>2025<\/td><td>pending<\/td><td><span class="outcome good">✓ passed/);
    expect(page).toMatch(/<td>2024<\/td><td>awarded<\/td><td><span class="outcome bad">✗ failed/);
  });

  test("says what each requirement tag stands for, and escapes what people wrote", () => {
    expect(page).toMatch(/<dt>CPD-01<\/dt><dd>[^<]+</);
    expect(page).toMatch(/<dt>WAIV-01<\/dt><dd>[^<]+</);
    expect(page).toContain("who cannot do &lt;CPD&gt; asks");
  });
});

test("the step catalogue gives each wording, its values, an example and its place", () => {
  const run = sampleRun("steps", {
    "tests/steps/waiver.ts": sampleSteps,
    "features/a.feature": "Feature: A\n  Scenario: B\n    Then the waiver is pending\n",
  });
  expect(run.output).toBe("7 steps are described in reports/steps.md\n");
  expect(run.written("reports/steps.md")).toContain(`### the waiver is {status}

- {status}: pending, awarded
- For example: \`the waiver is pending\` (features/a.feature)
- Uses: 1. Defined in tests/steps/waiver.ts:8`);
});
