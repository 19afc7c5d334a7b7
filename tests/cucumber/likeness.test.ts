import { expect, test } from "vitest";

import { suggestionScore } from "./likeness.ts";

const steps = [
  "I reload the page",
  "I fill in {string} with {string}",
  "I select {string} as {string}",
  "{files} {fault}",
];

test.each([
  ["I reload", "I reload the page"],
  ["I refresh", "I reload the page"],
  ['I enter "Treasury" as "Department"', "I fill in {string} with {string}"],
])("for «%s» the first suggestion is «%s»", (text, wording) => {
  const [first] = steps.toSorted((a, b) => suggestionScore(text, b) - suggestionScore(text, a));
  expect(first).toBe(wording);
});

test("a wording of parameters alone is not suggested", () => {
  expect(suggestionScore("I reload", "{files} {fault}")).toBe(0);
});
