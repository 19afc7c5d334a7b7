import { expect, test } from "vitest";

import { personNamed } from "../../../../../adapters/institute/trial/everyone.ts";
import { documentRows } from "../../../../../adapters/institute/trial/seeds/documents.seed.ts";
import { plusDays, weekdayOf, type CalendarDate } from "../../../../../domain/kernel/calendar-date.ts";

test("a docket has the weekday, time and place of each exam (DOCS-01)", () => {
  for (let day = 0; day < 7; day += 1) {
    const today = plusDays("2026-11-25" as CalendarDate, day);
    const { examEntries } = documentRows(personNamed("Stella"), today);
    expect(examEntries).toHaveLength(2);
    for (const { date, time, place } of examEntries) {
      expect([1, 2, 3, 4, 5]).toContain(weekdayOf(date));
      expect(time).toMatch(/^\d\d:\d\d to \d\d:\d\d$/);
      expect(place).toMatch(/^Hall \d, /);
    }
  }
});
