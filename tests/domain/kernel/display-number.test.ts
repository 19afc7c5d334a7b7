import { expect, test } from "vitest";

import { displayNumber } from "../../../domain/kernel/display-number.ts";

test.each([
  ["en-GB", "0.1 3.5 40 1000"],
  ["fr", "0,1 3,5 40 1000"],
  ["cy", "0.1 3.5 40 1000"],
])("in %s, numbers are written as %j (LANG-04)", (locale, written) => {
  expect([0.1, 3.5, 40, 1000].map((number) => displayNumber(number, { locale })).join(" ")).toBe(written);
});
