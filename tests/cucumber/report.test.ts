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
const { written } = sampleRun([], files);
const page = written("reports/features.html");

describe("the report", () => {
  test("needs no other file and no other host", () => {
    expect(page).not.toMatch(/<link|url\(|https?:|<script [^>]*src/);
    expect(page).toContain('<html lang="en-GB">');
  });

  test("tells everything without its script: nothing is folded or hidden but what the script needs", () => {
    expect(page.match(/<details(?![^>]* open)[^>]*>/g)).toBeNull();
    expect(page.match(/ hidden>/g)).toEqual([" hidden>"]);
    expect(page).toMatch(/<form class="filter"[^>]* hidden>/);
  });

  test("begins with the counts, and with what did not pass", () => {
    expect(page).toContain("2 scenarios in 1 features show 2 of");
    expect(page).toMatch(
      /2 passed and 1 did not, on the portal&apos;s pages|2 passed and 1 did not, on the portal's pages/,
    );
    expect(page.indexOf("What did not pass")).toBeLessThan(page.indexOf("Contents"));
    expect(page).toContain("Expected: «pending»\nFound:    «awarded»");
  });

  test("tells features by area, with rule, background, steps as written and each example's outcome", () => {
    expect(page).toContain('data-area="CPD"');
    expect(page).toContain("Only some years are offered");
    expect(page).toContain("she asks for a waiver of &lt;year&gt;");
    expect(page).toContain("<caption>The years before</caption>");
    expect(page).toMatch(/<td>2025<\/td><td>pending<\/td><td><span class="outcome good">✓ passed/);
    expect(page).toMatch(/<td>2024<\/td><td>awarded<\/td><td><span class="outcome bad">✗ failed/);
  });

  test("leads from a demand to its scenarios and back", () => {
    const [, anchor] =
      /<details class="scenario" id="(cpd-waiver--each-year-\d+)" data-demands="CPD-01 WAIV-01" data-outcome="not passed"/.exec(
        page,
      ) ?? [];
    expect(anchor).toBeDefined();
    expect(page).toContain('Shows <a href="#CPD-01">CPD-01</a> <a href="#WAIV-01">WAIV-01</a>');
    expect(page).toMatch(
      new RegExp(`<div id="WAIV-01"><dt>WAIV-01</dt><dd>[^<]+<ul><li><a href="#${anchor}">Each year</a>`),
    );
  });

  test("says which demands no scenario shows, and escapes what people wrote", () => {
    expect(page).toMatch(
      /<div id="FEES-01"><dt>FEES-01<\/dt><dd>[^<]+<strong class="bad outcome">No scenario shows it\./,
    );
    expect(page).toContain("who cannot do &lt;CPD&gt; asks");
  });

  test("of a part has a page of its own, and leaves the whole alone", () => {
    const part = sampleRun(["--name", "Asked"], files);
    expect(part.output).toContain("reports/features-selected.html");
    expect(part.written("reports/features.html")).toBe("");
    expect(part.written("reports/features-selected.html")).toContain("What the portal does, in part");
  });
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
