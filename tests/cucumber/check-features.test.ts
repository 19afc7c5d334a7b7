import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { expect, test } from "vitest";

import { problemsOf } from "./check-features.ts";
import { readFeatures } from "./read-features.ts";

const folder = mkdtempSync(join(tmpdir(), "guildhall-check-"));

const problems = (text: string): readonly string[] => {
  writeFileSync(join(folder, "a.feature"), `Feature: A\n${text}\n`);
  try {
    return problemsOf(readFeatures(["a.feature"], folder), { "CPD-07": "Waivers" });
  } finally {
    rmSync(join(folder, "a.feature"));
  }
};

const step = "    Then the waiver is pending";

test.for([
  ["an unknown tag", `  @brwser\n  Scenario: A\n${step}`, 2, "There is no tag @brwser"],
  ["a misspelt requirement", `  @CPD-7\n  Scenario: A\n${step}`, 2, "Did you mean @CPD-07?"],
  ["a misspelt keyword", `  Scenario: A\n    Givn Ada is signed in\n${step}`, 2, "not run: «Givn Ada is signed in»"],
  ["a line without a keyword", `  Background:\n    Ada is signed in\n  Scenario: A\n${step}`, 2, "not run: «Ada is"],
  [
    "a step above any scenario",
    `  Given Ada is signed in\n\n  Scenario: A\n${step}`,
    1,
    "not run: «Given Ada is signed in»",
  ],
  ["an outline without examples", "  Scenario Outline: A\n    Then it is <status>", 2, "has no examples: «A»"],
  ["examples without rows", `  Scenario Outline: A\n${step}\n\n  Examples:\n    | status |`, 2, "has no examples: «A»"],
  ["a file without scenarios", "  What is to come.", 1, "There is no scenario in this file."],
  ["a scenario without steps", "  Scenario: A", 2, "expects nothing"],
  ["a scenario that expects nothing", "  Scenario: A\n    Given Ada is signed in", 2, "expects nothing: «A»"],
  ["an empty text", '  Scenario: A\n    Then I see ""', 2, "An empty text is seen everywhere"],
] as const)("%s is reported with its place", ([, text, line, words]) => {
  const found = problems(text);
  expect(found.join("\n")).toContain(words);
  expect(found.some((problem) => problem.startsWith(`a.feature:${String(line)}\n`))).toBe(true);
});

test("a right file has no problem, and a description is none", () => {
  expect(problems(`  A waiver may be had.\n\n  @CPD-07 @browser\n  Scenario: A\n${step}`)).toEqual([]);
});

test("what Gherkin cannot read is left to Cucumber", () => {
  expect(problems("  Scenario: A\n    Given it is\n    gibberish")).toEqual([]);
});
