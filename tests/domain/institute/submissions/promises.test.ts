import { expect, test } from "vitest";

import {
  isWorkingDay,
  waitOf,
  workingDayAfter,
  workingDaysBetween,
} from "../../../../domain/institute/submissions/promises.ts";
import { plusDays, type CalendarDate } from "../../../../domain/kernel/calendar-date.ts";
import { defaultRules } from "../../../../domain/rules/organisation-rules.ts";
import { fc } from "../../support/fast-check.ts";

const rules = { promisedDays: { ...defaultRules.promisedDays, waiver: 2 }, closedDays: [] };
const monday = "2026-03-02" as CalendarDate;

test.each([
  ["2026-03-02", 0, false],
  ["2026-03-04", 2, false],
  ["2026-03-05", 3, true],
  ["2026-03-08", 4, true],
])("on %s a waiver of Monday has waited %i working days, late only after the promised two", (today, waited, isLate) => {
  expect(waitOf("waiver", monday, today as CalendarDate, rules)).toEqual({ waited, promised: 2, isLate });
});

test("over Christmas closed days do not count, whether they are listed once or twice (REAL-06)", () => {
  const closedDays = ["2026-12-25", "2026-12-25", "2026-12-26", "2026-12-28"] as CalendarDate[];
  expect(workingDaysBetween("2026-12-24" as CalendarDate, "2026-12-29" as CalendarDate, { closedDays })).toBe(1);
  expect(
    waitOf("waiver", "2026-12-24" as CalendarDate, "2026-12-29" as CalendarDate, { ...rules, closedDays }),
  ).toEqual({
    waited: 1,
    promised: 2,
    isLate: false,
  });
});

test("working days are those counted one by one (REAL-06)", () => {
  const days = fc.integer({ min: 0, max: 800 }).map((more) => plusDays(monday, more));
  fc.assert(
    fc.property(
      days,
      fc.integer({ min: -5, max: 60 }),
      fc.array(days, { maxLength: 40 }),
      (from, length, closedDays) => {
        const to = plusDays(from, length);
        const between = Array.from({ length: Math.max(0, length) }, (_, index) => plusDays(from, index + 1));
        const counted = between.filter((day) => isWorkingDay(day, { closedDays })).length;
        expect(workingDaysBetween(from, to, { closedDays })).toBe(counted);
      },
    ),
  );
});

test("a submission is not late on the promised day, and late on the next working day (DESK-06)", () => {
  const days = fc.integer({ min: 0, max: 400 }).map((more) => plusDays(monday, more));
  fc.assert(
    fc.property(
      days,
      fc.integer({ min: 1, max: 30 }),
      fc.array(days, { maxLength: 20 }),
      (from, waiver, closedDays) => {
        const promise = { promisedDays: { ...defaultRules.promisedDays, waiver }, closedDays };
        const promised = workingDayAfter(from, waiver, promise);
        expect(isWorkingDay(promised, promise)).toBe(true);
        expect(waitOf("waiver", from, promised, promise).isLate).toBe(false);
        expect(waitOf("waiver", from, workingDayAfter(promised, 1, promise), promise).isLate).toBe(true);
      },
    ),
  );
});
