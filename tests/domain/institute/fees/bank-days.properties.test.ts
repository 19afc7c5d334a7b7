import { describe, expect, test } from "vitest";

import { dayOrderOf, nearestDay, readDay } from "../../../../domain/institute/fees/bank-days.ts";
import { calendarDate, daysBetween, plusDays, type CalendarDate } from "../../../../domain/kernel/calendar-date.ts";
import { fc } from "../../support/fast-check.ts";

const first = calendarDate("2000-01-01") as CalendarDate;
const anyDay = fc.integer({ min: 0, max: 36_000 }).map((days) => plusDays(first, days));

const writtenIn = (locale: string, day: CalendarDate, year: "numeric" | "2-digit"): string =>
  new Intl.DateTimeFormat(locale, { day: "2-digit", month: "2-digit", year, timeZone: "UTC" }).format(
    new Date(`${day}T00:00:00Z`),
  );

describe("days of a bank's column (BANK-01)", () => {
  test("written in a locale are read back", () => {
    const locales = fc.constantFrom("en-GB", "en-US", "de-DE", "fr-FR", "hr-HR", "sv-SE", "nl-NL", "pl-PL");
    fc.assert(
      fc.property(locales, fc.array(anyDay, { minLength: 1 }), (locale, days) => {
        const texts = days.map((day) => writtenIn(locale, day, "numeric"));
        const order = dayOrderOf(texts, locale, undefined);
        expect(texts.map((text) => readDay(text, order, undefined))).toEqual(days);
      }),
    );
  });

  test("without a year are the nearest to the value date", () => {
    fc.assert(
      fc.property(anyDay, fc.integer({ min: -150, max: 150 }), (value, days) => {
        const day = plusDays(value, days);
        if (day.endsWith("02-29")) return;
        const [, month = "", of = ""] = day.split("-");
        expect(nearestDay(Number(month), Number(of), value)).toBe(day);
        const read = readDay(`${of}.${month}.`, undefined, value);
        expect(read).toBe(day);
        expect(Math.abs(daysBetween(value, read as CalendarDate))).toBeLessThanOrEqual(183);
      }),
    );
  });
});
