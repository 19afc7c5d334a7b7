import { utc } from "@date-fns/utc/utc";
import { addDays } from "date-fns/addDays";

import { memoize } from "./memoize.ts";

/** A calendar date as yyyy-MM-dd without time or zone. Compares correctly as text. FORM-05 */
export type CalendarDate = string & { readonly calendarDate: unique symbol };

declare global {
  // Overloads that only a calendar date matches; the linter refuses deprecated ones.
  interface DateConstructor {
    /** @deprecated A day is not an instant: use `startOf(day, rules)`. REAL-09 */
    new (day: CalendarDate): Date;
    /** @deprecated A day is not an instant: use `startOf(day, rules)`. REAL-09 */
    parse(day: CalendarDate): number;
  }
}

const compose = (year: number, month: number, day: number): CalendarDate =>
  [String(year).padStart(4, "0"), String(month).padStart(2, "0"), String(day).padStart(2, "0")].join(
    "-",
  ) as CalendarDate;

const parts = (date: CalendarDate): readonly [year: number, month: number, day: number] => {
  const [year = 0, month = 0, day = 0] = date.split("-").map(Number);
  return [year, month, day];
};

// Date arithmetic runs in UTC, where every day has 24 hours; time zones skip hours and even whole days.
const inUtc = { in: utc } as const;
const midnight = (date: string): Date => new Date(`${date}T00:00:00Z`);

/** Whether a date exists: one that does not, such as 30 February, is invalid or becomes another day. */
const exists = (stored: string): boolean => midnight(stored).getUTCDate() === Number(stored.slice(-2));

/** Parses a stored yyyy-MM-dd text; undefined when the date does not exist. */
export const calendarDate = (stored: string): CalendarDate | undefined =>
  /^\d{4}-\d{2}-\d{2}$/.test(stored) && stored >= "0001" && exists(stored) ? (stored as CalendarDate) : undefined;

/** The locale that dates are written in, as a BCP 47 tag. RULE-02 */
export interface DateStyle {
  readonly locale: string;
}

/** The time zone that decides which day it is. RULE-03 */
export interface DayRule {
  /** IANA name. */
  readonly timeZone: string;
}

const fullDate = memoize(
  (locale) => new Intl.DateTimeFormat(locale, { day: "numeric", month: "long", year: "numeric", timeZone: "UTC" }),
);
const shortDate = memoize(
  (locale) => new Intl.DateTimeFormat(locale, { day: "numeric", month: "long", timeZone: "UTC" }),
);
const monthAndYear = memoize(
  (locale) => new Intl.DateTimeFormat(locale, { month: "long", year: "numeric", timeZone: "UTC" }),
);
const dayIn = memoize(
  (timeZone) =>
    new Intl.DateTimeFormat("en-u-ca-gregory", { timeZone, year: "numeric", month: "2-digit", day: "2-digit" }),
);
const hourIn = memoize((timeZone) => new Intl.DateTimeFormat("en", { timeZone, hour: "numeric", hourCycle: "h23" }));

/** French writes the first of a month, and no other day, as an ordinal: "1er mars". LANG-10 */
const withFrenchFirst = (words: string, { locale }: DateStyle): string =>
  locale.split("-")[0] === "fr" ? words.replace(/^1(?= )/, "1er") : words;

/** Formats in full: "4 March 2026". FORM-05 */
export const displayDate = (date: CalendarDate, style: DateStyle): string =>
  withFrenchFirst(fullDate(style.locale).format(midnight(date)), style);

/** Formats without the year: "4 March". FORM-05 */
export const displayDayAndMonth = (date: CalendarDate, style: DateStyle): string =>
  withFrenchFirst(shortDate(style.locale).format(midnight(date)), style);

/** Formats the month: "March 2026". FORM-05 */
export const displayMonth = (date: CalendarDate, { locale }: DateStyle): string =>
  monthAndYear(locale).format(midnight(date));

/** Joins day and month with a no-break space so that a date does not wrap. FORM-05 */
export const withWholeDates = (words = ""): string =>
  words.replace(/(\d|\b1er) (?=[A-Z]|\p{Ll}{3,}\.? \d)/gu, "$1\u00a0");

/** The calendar year of a date. */
export const yearOf = (date: CalendarDate): number => parts(date)[0];

/** The organisation's day at an instant. RULE-03 */
export const dayOf = (instant: Date, { timeZone }: DayRule): CalendarDate => {
  const at = new Map(
    dayIn(timeZone)
      .formatToParts(instant)
      .map(({ type, value }) => [type, Number(value)]),
  );
  return compose(at.get("year") ?? 0, at.get("month") ?? 0, at.get("day") ?? 0);
};

/** The hour of the organisation's clock at an instant, 0 to 23. RULE-03 */
export const hourOf = (instant: Date, { timeZone }: DayRule): number => Number(hourIn(timeZone).format(instant));

const hour = 60 * 60 * 1000;

/**
 * The first instant of the organisation's day: midnight, or the end of the gap where clocks skip midnight. Found by
 * bisection, because the day of an instant never goes back. RULE-03
 */
export const startOf = (day: CalendarDate, rules: DayRule): Date => {
  // Zones are at most 14 hours ahead of UTC and 12 behind; a day that a zone skips starts with the next one.
  let before = midnight(day).getTime() - 15 * hour;
  let after = midnight(day).getTime() + 37 * hour;
  while (after - before > 1) {
    const between = Math.floor((before + after) / 2);
    if (dayOf(new Date(between), rules) < day) before = between;
    else after = between;
  }
  return new Date(after);
};

/** Day of the week, from 0 for Sunday to 6. */
export const weekdayOf = (day: CalendarDate): number => midnight(day).getUTCDay();

/** 1 January of a year. */
export const firstDayOf = (year: number): CalendarDate => compose(year, 1, 1);

/** Adds a number of days; negative numbers subtract. */
export const plusDays = (date: CalendarDate, days: number): CalendarDate => {
  const later = addDays(midnight(date), days, inUtc);
  return compose(later.getUTCFullYear(), later.getUTCMonth() + 1, later.getUTCDate());
};

/** Whole days between two dates; negative when the second is earlier. */
export const daysBetween = (from: CalendarDate, to: CalendarDate): number =>
  (midnight(to).getTime() - midnight(from).getTime()) / (24 * hour);
