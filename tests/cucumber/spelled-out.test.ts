import { expect, test } from "vitest";

import { spelledOut } from "./spelled-out.ts";

test.for([
  ["due|overdue", ["due", "overdue"]],
  ["not (?:yet )?opened", ["not opened", "not yet opened"]],
  ["(Ada|Ben)'s", ["Ada's", "Ben's"]],
  ["colou?r", ["color", "colour"]],
  ["a\\.b", ["a.b"]],
  ["\\d+", undefined],
  ["[A-Z]+", undefined],
  ["(a|b)+", undefined],
  ["(?=a)b", undefined],
  [".*", undefined],
] as const)("%s", ([expression, values]) => {
  expect(spelledOut(expression)).toEqual(values);
});
