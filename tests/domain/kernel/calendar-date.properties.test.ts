import { afterAll, describe, expect, test } from "vitest";

import { gracePeriodOf } from "../../../domain/customer/suspension-text.ts";
import {
  calendarDate,
  dayOf,
  daysBetween,
  displayDate,
  displayDayAndMonth,
  hourOf,
  plusDays,
  startOf,
  weekdayOf,
  withWholeDates,
  yearOf,
  type CalendarDate,
} from "../../../domain/kernel/calendar-date.ts";
import { displayInstant } from "../../../domain/kernel/instant.ts";
import { readTypedDate, formatTypedDate } from "../../../domain/kernel/typed-date.ts";
import { defaultRules } from "../../../domain/rules/organisation-rules.ts";
import { fc } from "../support/fast-check.ts";
import { nearly } from "../support/nearly.ts";
import { anyDay } from "../support/people.ts";

const zones = [
  "UTC",
  "Europe/London",
  "America/Los_Angeles",
  "Pacific/Kiritimati",
  "Pacific/Apia",
  "Asia/Kathmandu",
  "America/Sao_Paulo",
  "Africa/Cairo",
];
const home = process.env["TZ"];

afterAll(() => {
  if (home === undefined) delete process.env["TZ"];
  else process.env["TZ"] = home;
});

/** Whether a date exists, computed by counting days instead of calendar rules. */
const exists = (year: number, month: number, day: number): boolean => {
  const counted = new Date(Date.UTC(2000, 0, 1));
  counted.setUTCFullYear(year, month - 1, day);
  return counted.getUTCMonth() === month - 1 && counted.getUTCDate() === day && counted.getUTCFullYear() === year;
};

const pad = (number: number, length = 2): string => String(number).padStart(length, "0");

test.each(["en-GB", "fr", "it"])("a full date in %s has its day and month on one line (FORM-05)", (locale) => {
  fc.assert(
    fc.property(anyDay, (day) => {
      const words = withWholeDates(`(${displayDate(day, { ...defaultRules, locale })}).`);
      expect(words.split(" ")[0]).toMatch(/\d(?:er)?\u00a0\p{L}/u);
    }),
  );
});

test("other words keep their spaces", () => {
  for (const words of ["2 of 3 units", "30 jours", "unit 3 of 2026", "room 7, level 2"])
    expect(withWholeDates(words)).toBe(words);
});

test.each(["fr", "fr-CA", "fr-CH", "en-GB", "de", "it"])(
  "dates in %s differ from those of Intl on the first of a month in French alone (LANG-10)",
  (locale) => {
    const plain = (day: CalendarDate, style: Intl.DateTimeFormatOptions) =>
      new Intl.DateTimeFormat(locale, { ...style, timeZone: "UTC" }).format(new Date(`${day}T00:00:00Z`));
    fc.assert(
      fc.property(anyDay, fc.boolean(), (day, isFirst) => {
        const shown = isFirst ? (day.replace(/\d\d$/, "01") as CalendarDate) : day;
        const ordinal = (words: string) =>
          locale.startsWith("fr") && shown.endsWith("-01") ? words.replace("1 ", "1er ") : words;
        const full = plain(shown, { day: "numeric", month: "long", year: "numeric" });
        expect(displayDate(shown, { locale })).toBe(ordinal(full));
        expect(displayDayAndMonth(shown, { locale })).toBe(ordinal(plain(shown, { day: "numeric", month: "long" })));
      }),
    );
  },
);

describe.each(zones)("dates in %s", (zone) => {
  test("survive formatting, parsing and storing", () => {
    process.env["TZ"] = zone;
    fc.assert(
      fc.property(anyDay, (day) => {
        expect(readTypedDate(formatTypedDate(day))).toEqual({ kind: "valid", date: day });
        expect(calendarDate(day)).toBe(day);
        expect(displayDate(day, defaultRules)).toMatch(/^\d{1,2} [A-Z][a-z]+ \d{1,4}$/);
      }),
    );
  });

  test("adding and counting days is never off by one", () => {
    process.env["TZ"] = zone;
    fc.assert(
      fc.property(anyDay, fc.integer({ min: -2000, max: 2000 }), (day, days) => {
        if (yearOf(day) < 10 || yearOf(day) > 9990) return;
        const later = plusDays(day, days);
        expect(daysBetween(day, later)).toBe(days);
        expect(plusDays(later, -days)).toBe(day);
        expect(later > day).toBe(days > 0);
        expect((Date.parse(`${later}T00:00:00Z`) - Date.parse(`${day}T00:00:00Z`)) / 86_400_000).toBe(days);
        if (days >= 0) expect(daysBetween(day, gracePeriodOf(days, day)?.end ?? day)).toBe(days);
      }),
    );
  });

  test("an instant maps to the calendar date of the zone (RULE-03)", () => {
    const instants = fc.date({ min: new Date("1970-01-02"), max: new Date("2100-01-01"), noInvalidDate: true });
    fc.assert(
      fc.property(instants, (instant) => {
        expect(dayOf(instant, { timeZone: zone })).toBe(
          new Intl.DateTimeFormat("en-CA", { timeZone: zone, dateStyle: "short" }).format(instant),
        );
      }),
      { numRuns: 100 },
    );
  });
});

describe("days of an organisation", () => {
  const instants = fc.date({ min: new Date("1970-01-02"), max: new Date("2100-01-01"), noInvalidDate: true });
  const zone = fc.constantFrom(...Intl.supportedValuesOf("timeZone"));

  test("start at the first instant of the day, in every zone (REAL-09)", () => {
    fc.assert(
      fc.property(instants, zone, (instant, timeZone) => {
        const day = dayOf(instant, { timeZone });
        const start = startOf(day, { timeZone });
        expect(dayOf(start, { timeZone })).toBe(day);
        expect(dayOf(new Date(start.getTime() - 1), { timeZone }) < day).toBe(true);
        expect(start <= instant).toBe(true);
      }),
    );
  });

  test.each([
    ["Africa/Cairo", "2027-04-30", "2027-04-29T22:00:00.000Z", 1],
    ["Europe/London", "2027-10-31", "2027-10-30T23:00:00.000Z", 0],
    ["Asia/Kolkata", "2027-01-01", "2026-12-31T18:30:00.000Z", 0],
  ] as const)("start in %s on %s at %s, at %i o'clock (REAL-09)", (timeZone, day, start, hour) => {
    const rules = { timeZone };
    expect(startOf(day as CalendarDate, rules).toISOString()).toBe(start);
    expect(hourOf(new Date(start), rules)).toBe(hour);
  });

  test("follow each other through the week", () => {
    fc.assert(
      fc.property(anyDay, (day) => {
        if (yearOf(day) < 10 || yearOf(day) > 9990) return;
        expect(weekdayOf(plusDays(day, 1))).toBe((weekdayOf(day) + 1) % 7);
        expect(weekdayOf(plusDays("2027-01-03" as CalendarDate, 7))).toBe(0);
      }),
    );
  });
});

describe("dates", () => {
  test.each([
    ["Europe/London", "4 July 2026, 00:30"],
    ["UTC", "3 July 2026, 23:30"],
    ["Asia/Kathmandu", "4 July 2026, 05:15"],
  ])("an instant is written in the organisation's time, %s (FORM-05)", (timeZone, words) => {
    expect(displayInstant(new Date("2026-07-03T23:30:00Z"), { ...defaultRules, timeZone })).toBe(words);
  });

  test("a date is valid exactly when it exists", () => {
    const parts = fc.tuple(
      fc.integer({ min: 1, max: 9999 }),
      fc.integer({ min: 0, max: 13 }),
      fc.integer({ min: 0, max: 32 }),
    );
    const nearMonthEnds = fc.tuple(
      fc.constantFrom(1900, 2000, 2023, 2024, 2100),
      fc.integer({ min: 1, max: 12 }),
      fc.integer({ min: 28, max: 31 }),
    );
    fc.assert(
      fc.property(fc.oneof(parts, nearMonthEnds), ([year, month, day]) => {
        const stored = `${pad(year, 4)}-${pad(month)}-${pad(day)}`;
        const isReal = month >= 1 && month <= 12 && day >= 1 && exists(year, month, day);
        expect(calendarDate(stored) !== undefined).toBe(isReal);
        expect(readTypedDate(`${pad(day)}/${pad(month)}/${pad(year, 4)}`)).toEqual(
          isReal ? { kind: "valid", date: stored } : { kind: "invalid", why: "noSuchDay" },
        );
      }),
      { numRuns: 2000 },
    );
  });

  test("a date with other characters has the wrong form", () => {
    fc.assert(
      fc.property(nearly(anyDay.map(formatTypedDate)), (text) => {
        expect(readTypedDate(text)).toEqual({ kind: "invalid", why: "form" });
      }),
    );
    fc.assert(
      fc.property(nearly(anyDay), (text) => {
        expect(calendarDate(text)).toBeUndefined();
      }),
    );
  });

  test("any other input has the wrong form, and empty input is empty", () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const read = readTypedDate(text);
        if (text.trim() === "") expect(read.kind).toBe("empty");
        else if (!/^\s*\d{1,2}\/\d{1,2}\/\d{4}\s*$/.test(text)) expect(read).toEqual({ kind: "invalid", why: "form" });
      }),
    );
  });
});
