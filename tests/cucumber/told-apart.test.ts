import { expect, test } from "vitest";
import { beginningOf } from "./told-apart.ts";

test.for([
  ["I log out", "I log out"],
  ["{person} has {int} hour(s)", ""],
  ["there is/are {int} of them", "there "],
  ["I wait {int} day(s)", "I wait "],
  ["a letter(s) to me", "a letter"],
  ["a/an apple", ""],
  ["the \\{year\\} is said", "the "],
  [/^anything at all$/, ""],
] as const)("a text that %s fits begins with «%s»", ([wording, beginning]) => {
  expect(beginningOf(wording)).toBe(beginning);
});
