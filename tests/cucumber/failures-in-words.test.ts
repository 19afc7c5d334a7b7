import { expect, test } from "vitest";

import { portalRun } from "./sample-run.ts";

const fees = "When I open Fees and transactions";
const help = "When I open Help";

/** Wrong expectations and misspelt names, with the expected words. */
const mistakes: readonly (readonly [what: string, steps: readonly string[], words: string])[] = [
  ["words", [fees, 'Then I see "Your transactons"'], "Did you mean Your transactions?"],
  [
    "order",
    [fees, "Then I see in this order", "  | Your transactions |", "  | What you owe |"],
    "does not stand below",
  ],
  ["a thing", [fees, "Then the page has, in this order", "  | headng | Fees |"], "Did you mean heading?"],
  [
    "its words",
    [fees, "Then the page has, in this order", "  | section | What you own |"],
    "Did you mean What you owe?",
  ],
  ["a heading", [fees, 'Then the page is headed "Fees"'], "Expected: «Fees»\nFound:    «Fees and transactions»"],
  ["a button", [fees, 'Then I am offered "Receipt PAY-4100107-09 (PDF)"'], "mean Receipt PAY-4100107-08 (PDF)?"],
  ["a link", [help, 'And I follow "Contact us"'], "Did you mean Contact us (opens in a new window)?"],
  ["a target", [help, 'Then I am led to "/outside/help"'], "Expected: «/outside/help»\nFound:    nothing"],
  ["its window", [help, 'Then the link "Dashboard" says that it opens in a new window'], "- with an icon"],
  ["a statement", [help, 'Then "I agree" is ticked'], 'There is no statement "I agree" here.'],
  ["a switch", ["When I open Communication preferences", 'Then my switch "Third-party marketing" is on'], "is off."],
  ["the focus", [help, 'Then the focus begins with "Help"'], "Nothing has the focus."],
  ["a mail", ['Then "maya.member@example.org" is written "Hello"'], "No such letter was written. Written were: none."],
  ["a file", [help, 'Then I am given the file "a.pdf"'], '"a.pdf" was not saved. Saved: nothing.'],
  ["a decision", ["When the registrar grants what Maya asked for"], "Maya has asked for nothing"],
  ["a call", ['Given the institute does not answer "fes"', fees], 'There is no call "fes". Did you mean fees?'],
  [
    "a column",
    [
      "When I open Annual declarations",
      "Then my CPD history, latest first, shows",
      "  | brought forwards |",
      "  | 6 |",
    ],
    "No column of this table is called «brought forwards». Did you mean brought forward?",
  ],
];

const misnamed = [
  ['the switch "AB magazin" is moved', '"AB magazin" is no consent. Did you mean AB magazine?'],
  ['an address for "hame"', '"hame" is none of home, business, billing, delivery. Did you mean home?'],
  ['the customer\'s notifications are "a payment overdu"', "Did you mean a payment overdue?"],
] as const;

const scenarioOf = (name: string, ...steps: readonly string[]): string =>
  [`\n  Scenario: ${name}`, ...steps, ""].join("\n    ");

const ofScreens = mistakes.map(([what, steps]) =>
  scenarioOf(what, "Given I am Maya", ...steps, 'Then the page is headed "Dashboard"'),
);
const ofRules = misnamed.map(([step]) =>
  scenarioOf(
    step,
    "Given the customer is an ordinary member",
    `And ${step}`,
    "Then the kind of customer is none the portal knows",
  ),
);
const { output, counts } = portalRun({ "features/a.feature": `Feature: A\n${[...ofScreens, ...ofRules].join("")}` });
const failures = output.split(/\n +\d+\) /).map((failure) => failure.replaceAll(/\n +/g, "\n"));

test.each([...mistakes.map(([what, , words]) => [what, words] as const), ...misnamed])("%s: %s", (name, words) => {
  expect(failures.find((failure) => failure.startsWith(`${name} #`))).toContain(words);
});

test("none passes, and none is reported as code", () => {
  expect(counts).toBe(`0 passed, ${String(mistakes.length + misnamed.length)} failed`);
  expect(output.match(/strictly|AssertionError|!==|undefined|\n\s+at .*:\d+|.*Error at/g)).toBeNull();
});

test("nothing runs where a parameter has an unknown value", () => {
  const steps = ['Then the page has no hedding "Fees"', "When I press the Entr key", 'Then "sectionSavd" is not told'];
  const run = portalRun({
    "features/a.feature": `Feature: A\n${scenarioOf("A", "Given I am Maya", ...steps)}`,
    "features/b.feature": `Feature: B\n${scenarioOf("B", "Given today is 4 Mar 2026", "Then a balance of 268.50")}`,
  });
  expect(run.output).toContain("Nothing was run");
  expect(run.output).toContain("{thing} cannot be «hedding». Did you mean heading?");
  expect(run.output).toContain("{key} cannot be «Entr». Did you mean Enter?");
  expect(run.output).toContain("{event} cannot be «sectionSavd». Did you mean sectionSaved?");
  expect(run.output).toContain("{day} cannot be «4 Mar 2026».\n    It may be a day, such as 4 March 2026");
  expect(run.output).toContain("{price} cannot be «268.50».\n    It may be an amount, such as £268.50");
});
