import { expect, test } from "vitest";

import { portalRun } from "./sample-run.ts";

const page = "When I open Fees and transactions";

/** Wrong expectations and spelling errors, with the expected messages. */
const mistakes = [
  [
    "words",
    [page, 'Then I see "Your transactons"'],
    'The page does not say "Your transactons". Did you mean Your transactions?',
  ],
  [
    "words out of order",
    [page, "Then I see in this order", "  | Your transactions |", "  | What you owe |"],
    '"What you owe" does not stand below "Your transactions".',
  ],
  [
    "words in an order, one of which is not there",
    [page, "Then I see in this order", "  | What you owe |", "  | Nonsense |"],
    'The page does not say "Nonsense".',
  ],
  [
    "something of a kind",
    [page, "Then the page has, in this order", "  | headng | Fees and transactions |"],
    "Nothing on a screen is called a headng. Did you mean heading?",
  ],
  [
    "something by its words",
    [page, "Then the page has, in this order", "  | section | What you own |"],
    "There is nothing of these words. Did you mean What you owe?",
  ],
  ["a heading", [page, 'Then the page is headed "Fees"'], "Expected: «Fees»\n      Found:    «Fees and transactions»"],
  [
    "a button",
    [page, 'Then I am offered "Receipt PAY-4100107-09 (PDF)"'],
    'There is no button "Receipt PAY-4100107-09 (PDF)" here. Did you mean Receipt PAY-4100107-08 (PDF)?',
  ],
  [
    "a link that says more",
    ["When I open Help", 'And I follow "Contact us"'],
    'There is no link "Contact us" here. Did you mean Contact us (opens in a new window)?',
  ],
  [
    "a target",
    ["When I open Help", 'Then I am led to "/outside/help"'],
    "Expected: «/outside/help»\n      Found:    nothing",
  ],
  [
    "another portal",
    ["When I open Help", "Then I am led to the external portal"],
    "One is not led there, but stays in the portal.",
  ],
  [
    "a link in a window of its own",
    ["When I open Help", 'Then the link "Dashboard" says that it opens in a new window'],
    "- «with an icon»",
  ],
  ["a statement", ["When I open Help", 'Then "I agree" is ticked'], 'There is no statement "I agree" here.'],
  [
    "an answer",
    ["When I start my declaration", 'And I answer "Have you met your CPD requirements?" with "Yess"'],
    'There is no answer "Yess" here. Did you mean Yes?',
  ],
  [
    "a position",
    ["When I open Communication preferences", 'Then my switch "Third-party marketing" is on'],
    'The switch "Third-party marketing" is off.',
  ],
  ["the focus", ["When I open Help", 'Then the focus is on "Help"'], "Expected: «Help»\n      Found:    nothing"],
  ["the focus by its beginning", ["When I open Help", 'Then the focus begins with "Help"'], "Nothing has the focus."],
  [
    "a title",
    ["When I open Help", 'Then the window is titled "Help"'],
    "Found:    «Help – Institute of Professional Accountants»",
  ],
  ["a mail", ['Then "maya.member@example.org" is written "Hello"'], "No such letter was written. Written were: none."],
  [
    "a paper",
    ["When I open Documents and downloads", 'Then I am given the file "a.pdf"'],
    '"a.pdf" was not saved. Saved: nothing.',
  ],
  ["a printout", ["When I open Help", "Then the page is printed"], "The page was not printed."],
  [
    "a decision",
    ["When the registrar grants what Maya asked for"],
    "Maya has asked for nothing that waits for a decision.",
  ],
  [
    "a call that nobody makes",
    ['Given the institute does not answer "fes"', page],
    'There is no call "fes". Did you mean fees?',
  ],
  [
    "a column",
    [
      "When I open Annual declarations",
      "Then my CPD history, latest first, shows",
      "  | brought forwards | awarded |",
      "  | 6 | 0 |",
    ],
    "No column of this table is called «brought forwards». Did you mean brought forward?",
  ],
] as const;

const feature = (steps: readonly string[]): string =>
  `Feature: A\n\n  Scenario: A\n    Given I am Maya\n${steps.map((step) => `    ${step}\n`).join("")}    Then the page is headed "Dashboard"\n`;

const run = portalRun(
  Object.fromEntries(mistakes.map(([, steps], index) => [`features/${String(index)}.feature`, feature(steps)])),
);

test.each(mistakes)("%s: expected and actual, in words", (_what, _steps, told) => {
  expect(run.output).toContain(told);
});

test("none of them passes, and none is reported as code", () => {
  expect(run.output.trimEnd().split("\n").at(-1)).toBe(`0 passed, ${String(mistakes.length)} failed`);
  expect(run.output.match(/strictly|AssertionError|!==|undefined|\n\s+at .*:\d+|.*Error at/g)).toBeNull();
});

const misnamed = [
  ['the switch "AB magazin" is moved', '"AB magazin" is no consent. Did you mean AB magazine?'],
  ['the sections "Phon" are read-only', 'There is no field "Phon". Did you mean Phone?'],
  ['an address for "hame"', '"hame" is none of home, business, billing, delivery. Did you mean home?'],
  [
    'below "Professional developmen" the navigation shows ""',
    'has no entry "Professional developmen". Did you mean Professional development?',
  ],
  [
    'the customer\'s notifications are "a payment overdu"',
    '"a payment overdu" is no notice. Did you mean a payment overdue?',
  ],
] as const;

const ofRules = portalRun({
  "features/a.feature": `Feature: A\n${misnamed.map(([step]) => `\n  Scenario: A\n    Given the customer is an ordinary member\n    And ${step}\n    Then the kind of customer is none the portal knows\n`).join("")}`,
});

test.each(misnamed)("%s: the rule's own message is reported, with a suggestion", (_step, told) => {
  expect(ofRules.output).toContain(told);
});

const misspelt = portalRun({
  "features/a.feature": feature([
    page,
    'Then the page has no hedding "Fees"',
    "When I press the Entr key",
    'Then "sectionSavd" is not told',
    "And I fill in a waiver for this year from x",
  ]),
  "features/b.feature": "Feature: B\n\n  Scenario: B\n    Given today is 4 Mar 2026\n    And a balance of 268.50\n",
});

test.each([
  "{thing} cannot be «hedding». Did you mean heading?",
  "{key} cannot be «Entr». Did you mean Enter?",
  "{event} cannot be «sectionSavd». Did you mean sectionSaved?",
  "{day} cannot be «4 Mar 2026».\n    It may be a day, such as 4 March 2026",
  "{price} cannot be «268.50».\n    It may be an amount, such as £268.50",
])("nothing runs where %s", (told) => {
  expect(misspelt.output).toContain("Nothing was run");
  expect(misspelt.output).toContain(told);
});
