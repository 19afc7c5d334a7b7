import { expect, test } from "vitest";

import { dayOrderOf, readDay } from "../../../../domain/institute/fees/bank-days.ts";

test.each([
  ["2026-11-20", "2026-11-20"],
  ["20261120", "2026-11-20"],
  ["2026/11/20", "2026-11-20"],
  ["2026-11-20T09:15:00Z", "2026-11-20"],
  ["20.11.2026 09:15", "2026-11-20"],
  ["20.11.26", "2026-11-20"],
  ["20/11/2026", "2026-11-20"],
  ["20-Nov-2026", "2026-11-20"],
  ["20 November 2026", "2026-11-20"],
  ["2Jan26", "2026-01-02"],
  ["Jan 2 2026", "2026-01-02"],
  [" 2/1/26 ", "2026-01-02"],
  ["02. 01. 2026.", "2026-01-02"],
  ["Nov 20, 2026", "2026-11-20"],
])("%s is read as %s (BANK-01)", (text, day) => {
  expect(readDay(text, "day first", undefined)).toBe(day);
});

test.each([
  ["20.11", /has no year/],
  ["31.02.2026", /no day of the calendar/],
  ["11/20/2026", /has the month first, unlike other days/],
  ["soon", /write it as 2026-03-04/],
  ["20 Foo 2026", /write it as 2026-03-04/],
  ["2026-11-200", /write it as 2026-03-04/],
  ["12026-11-20", /write it as 2026-03-04/],
  ["20.11.2026x", /write it as 2026-03-04/],
  ["20 November", /has no year/],
])("%s is refused (BANK-01)", (text, reason) => {
  expect(readDay(text, "day first", undefined)).toMatch(reason);
});

test("the order of a file is the kept one, one that a day shows, or that of the locale (BANK-01)", () => {
  expect(dayOrderOf(["03/04/2026"], "en-GB", undefined)).toBe("day first");
  expect(dayOrderOf(["03/04/2026"], "en-US", undefined)).toBe("month first");
  expect(dayOrderOf(["03/04/2026", "12/15/2026"], "en-GB", undefined)).toBe("month first");
  expect(dayOrderOf(["12/15/2026"], "en-GB", "day first")).toBe("day first");
  expect(dayOrderOf(["2026-12-15"], "en-GB", undefined)).toBeUndefined();
});
