import { expect, test } from "vitest";

import { displayDate, displayDayAndMonth, type CalendarDate } from "../../../domain/kernel/calendar-date.ts";
import { readTypedDate } from "../../../domain/kernel/typed-date.ts";
import { defaultRules } from "../../../domain/rules/organisation-rules.ts";

test.each([
  ["04/03/2026", "2026-03-04", "4 March 2026", "4 March"],
  ["4/3/2026", "2026-03-04", "4 March 2026", "4 March"],
  ["29/02/2028", "2028-02-29", "29 February 2028", "29 February"],
  ["31/12/1999", "1999-12-31", "31 December 1999", "31 December"],
])("%s is stored as %s and shown as %s or %s (FORM-05)", (typed, stored, inFull, short) => {
  expect(readTypedDate(typed)).toEqual({ kind: "valid", date: stored });
  expect(displayDate(stored as CalendarDate, defaultRules)).toBe(inFull);
  expect(displayDayAndMonth(stored as CalendarDate, defaultRules)).toBe(short);
});

test.each([
  ["29/02/2026", "noSuchDay"],
  ["31/04/2026", "noSuchDay"],
  ["00/01/2026", "noSuchDay"],
  ["01/13/2026", "noSuchDay"],
  ["29/02/1900", "noSuchDay"],
  ["2026-03-04", "form"],
  ["4 March", "form"],
  ["04/03/26", "form"],
])("%s is not a date: %s (FORM-05)", (typed, why) => {
  expect(readTypedDate(typed)).toEqual({ kind: "invalid", why });
});

test("an empty field holds no date (FORM-05)", () => {
  expect(readTypedDate("")).toEqual({ kind: "empty" });
});
