import { describe, expect, test } from "vitest";

import { sampleRun, scenario } from "./sample-run.ts";

type Mistake = readonly [name: string, lines: readonly string[], reportedLine: number, words: string];

const one = (...steps: readonly string[]): readonly string[] => [
  "  Scenario: A",
  ...steps.map((step) => `    ${step}`),
];

const outline = (step: string, ...rows: readonly string[]): readonly string[] =>
  ["  Scenario Outline: Each", step, "", ...(rows.length > 0 ? ["Examples:"] : []), ...rows].map((line) => `  ${line}`);

const signedIn = "Given Ada is signed in";
const pending = "Then the waiver is pending";
const ofStatus = "Then the waiver is <status>";

const mistakes: readonly Mistake[] = [
  [
    "reworded",
    one("When she asks to have a waiver of 2025"),
    3,
    "Did you mean\n  {person} ask(s) for a waiver of {int}",
  ],
  ["values", one("When she asks to have a waiver of 2025"), 3, "where\n  {person} is one of: Ada, Ben, he, she\n"],
  ["value", one("Then the waiver is pendin"), 3, "{status} cannot be «pendin». Did you mean pending?"],
  ["list", one("Then the waiver is pendin"), 3, "It may be awarded, pending"],
  ["unlike", one("When xyzzy plugh"), 3, "Not understood: «xyzzy plugh»\nNo known step comes near it."],
  ["row", outline(ofStatus, "| status |", "| pending |", "| lost |"), 8, "{status} cannot be «lost»"],
  ["column", outline(ofStatus, "| statu |", "| lost |"), 3, "have no column «status». Did you mean statu?"],
  ["outline", outline(ofStatus), 2, "This outline has no examples: «Each»."],
  ["headless", outline(pending, "| status |"), 2, "This outline has no examples: «Each»."],
  ["tag", ["  @brwser", ...one(pending)], 2, "There is no tag @brwser: tests/requirements.ts lists"],
  ["requirement", ["  @CPD-7", ...one(pending)], 2, "Did you mean @CPD-07?"],
  ["misspelt", one("Givn Ada is signed in", pending), 3, "A step begins with Given, When, Then, And or But."],
  ["bare", one("the waiver is pending", pending), 3, "This line is not carried out: «the waiver is pending»."],
  ["above", [`  ${signedIn}`, ...one(pending)], 2, "Steps stand below a line that begins with «Scenario:»."],
  ["quotes", one("Then the record is called “new”"), 3, 'have to be straight: «the record is called "new"»'],
  ["comment", one(`${pending} # so far`), 3, "A comment stands on a line of its own"],
  ["nothing", ["  What is to come."], 1, "There is no scenario in this file."],
  ["empty", one(), 2, "This scenario has no steps: «A»"],
  ["table", [...one("Then the record has", "  | a | b |"), ...one("Then the record has")], 6, "like\n  | a | b |"],
  ["tabled", [...one(pending), ...one(pending, "  | a |")], 5, "This step takes no table: «the waiver is pending»"],
  ["hopeless", one(signedIn), 3, "This scenario expects nothing: «A»."],
  ["blank", one('Then I see ""'), 3, "This step sees an empty text, which is everywhere"],
  ["absent", one('Then I do not see "Yuor fees"'), 3, "The product says «yuor» nowhere, so this step always passes"],
  ["mixed", one(signedIn, "Then a waiver counts for 3 units"), 4, "«Ada is signed in» is about a screen"],
];

const unreadable: readonly Mistake[] = [
  ["colon", ["  @CPD-07", "  Scenario A", `    ${pending}`], 3, "This line cannot be read: «Scenario A»."],
  ["keyword", ["  @CPD-07", "  Senario: A", `    ${pending}`], 3, "Did you mean Scenario:?"],
  ["between", one(signedIn, "she waits", pending), 4, "This line cannot be read: «she waits»."],
  ["cells", one("Then the record has", "  | a | b |", "  | c |"), 5, "inconsistent cell count within the table"],
];

describe.each([
  { of: "mistakes", rows: mistakes },
  { of: "unreadable files", rows: unreadable },
])("$of", ({ rows }) => {
  const features = rows.map(([name, lines]): [string, string] => [
    `features/${name}.feature`,
    ["Feature: A", ...lines].join("\n"),
  ]);
  const { output, status, counts } = sampleRun([], Object.fromEntries(features));
  // A report is the places of a problem, and its words below them.
  const reports = output.split("\n\n").map((report) => report.replaceAll("\n    ", "\n"));

  test.each(rows)("%s is reported with its place and a cure", (name, _lines, line, words) => {
    const place = `features/${name}.feature:${String(line)}\n`;
    expect(reports.filter((report) => report.includes(place)).join("\n")).toContain(words);
  });

  test("each counts once, and nothing runs", () => {
    expect(output).toContain("Nothing was run");
    expect(counts).toBe(`0 passed, ${String(rows.length)} failed`);
    expect(status).toBe(1);
  });
});

test("a problem in many places is reported once, and a description is none", () => {
  const often = ["A", "B", "C", "D", "E"].map((name) => scenario(name, "Then a waiver is gone"));
  const { output } = sampleRun([], { "features/a.feature": `Feature: A\n  A waiver may be had.\n\n${often.join("")}` });
  expect(output).toContain(
    "\n\nfeatures/a.feature:5\nfeatures/a.feature:7\nfeatures/a.feature:9\nand in 2 other places\n    Not understood",
  );
  expect(output).not.toContain("may be had");
});
