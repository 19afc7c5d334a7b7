import { expect, test } from "vitest";

import { suggestionScore } from "./likeness.ts";

const steps = [
  "I reload the page",
  "I fill in {string} with {string}",
  "I select {string} as {string}",
  "I press {string}",
  "I press the {key} key",
  "I open {page}",
  "I open the address {string}",
  "I am {person}",
  "{page} is {reach}",
  "{files} {fault}",
];

test.each([
  ["I reload", "I reload the page"],
  ["I refresh", "I reload the page"],
  ['I enter "Treasury" as "Department"', "I fill in {string} with {string}"],
  ['I choose "Payments" from "Show"', "I select {string} as {string}"],
  ['I click the "Save changes" button', "I press {string}"],
  ["I go to the Help page", "I open {page}"],
  ["I opne Fees and transactions", "I open {page}"],
  ["I am logged in as Maya", "I am {person}"],
  ['I clikc "Save changes"', "I press {string}"],
  ['I choos "Payments" as "Show"', "I select {string} as {string}"],
])("for «%s» the first suggestion is «%s»", (text, wording) => {
  const [first] = steps.toSorted((a, b) => suggestionScore(text, b) - suggestionScore(text, a));
  expect(first).toBe(wording);
});

test.each(["{files} {fault}", "{page} is {reach}"])(
  "«%s», which shares no word of weight, is not suggested",
  (wording) => {
    expect(suggestionScore("Maya is ready", wording)).toBe(0);
  },
);
