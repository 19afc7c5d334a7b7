import { expect, test } from "vitest";

import { possibleDays } from "../../../../domain/institute/fees/bank-days.ts";

test.each([
  ["1/12/2026", "en-GB", ["2026-12-01"]],
  ["1/12/2026", "en-US", ["2026-01-12"]],
  ["12/25/2026", "en-GB", ["2026-12-25"]],
  ["1.12.2026", "en-US", ["2026-12-01"]],
  ["2026-12-01", "en-GB", ["2026-12-01"]],
  ["1 December 2026", "en-GB", ["2026-12-01"]],
  ["1/12/26", "en-GB", ["2026-12-01", "1926-12-01"]],
  ["1/12/2026", "sv-SE", ["2026-12-01", "2026-01-12"]],
  ["31/2/2026", "en-GB", []],
  ["1 December", "en-GB", []],
  ["tomorrow", "en-GB", []],
])("“%s” means a day in %s", (text, locale, meant) => {
  expect([...possibleDays(text, locale)]).toEqual(meant);
});
