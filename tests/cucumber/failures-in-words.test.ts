import { expect, test } from "vitest";

import { portalRun } from "./sample-run.ts";

const fees = "When I open Fees and transactions";
const help = "When I open Help";
const known = (notice: string) => [`  | declaration | balance | subscription due in days | ${notice} | may apply |`];

/** Wrong expectations and misspelt names, with the expected words. */
const mistakes: readonly (readonly [what: string, steps: readonly string[], words: string])[] = [
  ["words", [fees, 'Then I see "Your transactons"'], "Did you mean Your transactions?"],
  ["a thing", [fees, "Then the page has, in this order", "  | headng | Fees |"], "Did you mean heading?"],
  [
    "its words",
    [fees, "Then the page has, in this order", "  | section | What you own |"],
    "Did you mean What you owe?",
  ],
  ["a heading", [fees, 'Then the page is headed "Fees"'], "Expected: «Fees»\nFound:    «Fees and transactions»"],
  ["a button", [fees, 'Then I am offered "Receipt PAY-4100107-09 (PDF)"'], "mean Receipt PAY-4100107-08 (PDF)?"],
  ["a link", [help, 'And I follow "Contact us"'], "Did you mean Contact us (opens in a new window)?"],
  ["a target", [help, 'Then I am led to "/outside/help"'], "One stays in the portal."],
  [
    "a statement",
    [help, 'When I tick "I agree"'],
    'There is no statement "I agree" on the page "Help". Offered: none.',
  ],
  ["a mail", ['Then "maya.member@example.org" is written "Hello"'], "Written to them were: none."],
  ["a file", [help, 'Then I am given the file "a.pdf"'], '"a.pdf" was not saved. Saved: nothing.'],
  ["a decision", ["When the registrar grants what Owen asked for"], "Owen has asked for nothing"],
  [
    "a column",
    ["When I open Annual declarations", "Then my CPD history shows", "  | brought forwards |", "  | 6 |"],
    "The columns of the CPD history are: year, declaration, ",
  ],
];

/** The same of rules: words that the field does not use, and a step whose beginning is missing. */
const misnamed: typeof mistakes = [
  [
    "a notice",
    [
      "Given this is known of the customer",
      ...known("notice"),
      "  | up to date  |         |                          | a payment overdu |           |",
    ],
    "Did you mean a payment overdue?",
  ],
  [
    "a column of facts",
    [
      "Given this is known of the customer",
      ...known("notise"),
      "  | up to date  |         |                          |                  |           |",
    ],
    "Did you mean notice?",
  ],
  [
    "what is due",
    [
      "Given this is known of the customer",
      ...known("notice"),
      "  | overdue     |         |                          |                  |           |",
    ],
    "Found:    «late declaration»",
  ],
  [
    "a year",
    [
      "Given the charges",
      "  | date | reference | for | amount | due |",
      "And the subscriptions",
      "  | year | amount | due |",
      "Then on 4 March 2026 the subscription of 2026 is due",
    ],
    "There is no subscription of 2026.",
  ],
  ["facts", [], "Given this is known of the customer"],
];

const scenarioOf = (name: string, ...steps: readonly string[]): string =>
  [`\n  Scenario: ${name}`, ...steps, ""].join("\n    ");

const ofScreens = mistakes.map(([what, steps]) =>
  scenarioOf(what, "Given I am Maya", ...steps, 'Then the page is headed "Dashboard"'),
);
const ofRules = misnamed.map(([what, steps]) => scenarioOf(what, ...steps, 'Then what needs doing is "application"'));
const { output, counts } = portalRun({ "features/a.feature": `Feature: A\n${[...ofScreens, ...ofRules].join("")}` });
const failures = output.split(/\n +\d+\) /).map((failure) => failure.replaceAll(/\n +/g, "\n"));

test.each([...mistakes, ...misnamed].map(([what, , words]) => [what, words] as const))("%s: %s", (name, words) => {
  expect(failures.find((failure) => failure.startsWith(`${name} #`))).toContain(words);
});

test("none passes, and none is reported as code", () => {
  expect(counts).toBe(`0 passed, ${String(mistakes.length + misnamed.length)} failed`);
  expect(output.match(/strictly|AssertionError|!==|undefined|\n\s+at .*:\d+|.*Error at/g)).toBeNull();
});
