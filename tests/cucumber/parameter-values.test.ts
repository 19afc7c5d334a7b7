import { expect, test } from "vitest";

import { valuesOf } from "./parameter-values.ts";

const fruit = { name: "fruit", regularExpressions: ["a ripe banana|an apple|a sour lemon"] };
const months = "January|February|December";
const day = { name: "day", regularExpressions: [`\\d{1,2} (?:${months}) \\d{4}`] };

test.each<readonly [string, readonly string[], readonly string[]]>([
  ["each value", ["tick|untick"], ["tick", "untick"]],
  ["an example of each form", [String.raw`"[^"]*"`, String.raw`\d+ minutes?`], ['"…"', "5 minute[s]"]],
  ["what may be missing in brackets", [String.raw`who owes(?:, as CSV)?`], ["who owes[, as CSV]"]],
  ["signs as they are written", [String.raw`Mr\. Quill`], ["Mr. Quill"]],
  ["another parameter by its name", [`what (?:\\d{1,2} (?:${months}) \\d{4}) brings`], ["what {day} brings"]],
  [
    "several values of another parameter",
    ["(?:a ripe banana|an apple|a sour lemon)(?:, (?:a ripe banana|an apple|a sour lemon))*|nothing"],
    ["one or more of {fruit} with commas between", "nothing"],
  ],
])("values show %s", (_, regularExpressions, expected) => {
  const parameter = { name: "value", regularExpressions };
  expect(valuesOf(parameter, [fruit, day, parameter])).toEqual(expected);
});
