import { calendarDate, daysBetween, yearOf, type CalendarDate } from "../../kernel/calendar-date.ts";
import { memoize } from "../../kernel/memoize.ts";

/** The order of the numbers in days such as 04/03/2026. */
export const dayOrders = ["day first", "month first"] as const;
export type DayOrder = (typeof dayOrders)[number];

/** A day as its numbers; the order of the first two is known from the way it is written, or open. */
interface WrittenDay {
  readonly first: number;
  readonly second: number;
  readonly year: number | undefined;
  readonly order: DayOrder | undefined;
}

const months = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];

const fullYear = (year = ""): number | undefined => {
  if (year === "") return undefined;
  return year.length === 2 ? 2000 + Number(year) : Number(year);
};

const named = (day: string, month: string, year: string | undefined): WrittenDay | undefined => {
  const index = months.indexOf(month.slice(0, 3).toLowerCase());
  return index < 0 ? undefined : { first: Number(day), second: index + 1, year: fullYear(year), order: "day first" };
};

/** The time of a day is left out. */
const withoutTime = (text: string): string => text.trim().replace(/[T ]+\d{1,2}:\d{2}.*$/u, "");

const writtenDay = (given: string): WrittenDay | undefined => {
  const text = withoutTime(given);
  const [, iso, , isoMonth, isoDay] = /^((?:19|20)\d{2})([-/.]?)(\d{2})\2(\d{2})$/u.exec(text) ?? [];
  if (iso !== undefined)
    return { first: Number(isoMonth), second: Number(isoDay), year: Number(iso), order: "month first" };
  const [, day, month = "", year] = /^(\d{1,2})[-. ]*([A-Za-z]{3,9})\.?(?:[-., ]*(\d{4}|\d{2}))?$/u.exec(text) ?? [];
  if (day !== undefined) return named(day, month, year);
  const [, monthBefore, dayAfter = "", yearAfter] = /^([A-Za-z]{3,9})\.? (\d{1,2})(?:,? (\d{4}))?$/u.exec(text) ?? [];
  if (monthBefore !== undefined) return named(dayAfter, monthBefore, yearAfter);
  const [, first, separator, second, last] =
    /^(\d{1,2})([-./]) ?(\d{1,2})(?:\2 ?(?:(\d{4}|\d{2})\.?)?)?$/u.exec(text) ?? [];
  if (first === undefined) return undefined;
  const order = separator === "." ? "day first" : undefined;
  return { first: Number(first), second: Number(second), year: fullYear(last), order };
};

/** The order in which people of a locale write day and month. */
const orderIn = memoize((locale): DayOrder => {
  const parts = new Intl.DateTimeFormat(locale).formatToParts(0).map(({ type }) => type);
  return parts.indexOf("day") < parts.indexOf("month") ? "day first" : "month first";
});

const orderShown = ({ first, second, order }: WrittenDay): DayOrder | undefined => {
  if (order !== undefined) return undefined;
  if (first > 12) return "day first";
  return second > 12 ? "month first" : undefined;
};

/** The order in which days of a file are read; undefined when none of them depends on it. BANK-01 */
export const dayOrderOf = (
  texts: readonly string[],
  locale: string,
  kept: DayOrder | undefined,
): DayOrder | undefined => {
  const open = texts.flatMap((text) => writtenDay(text) ?? []).filter(({ order }) => order === undefined);
  if (open.length === 0) return kept;
  return kept ?? open.map(orderShown).find((order) => order !== undefined) ?? orderIn(locale);
};

const dateOf = (year: number, month: number, day: number): CalendarDate | undefined =>
  calendarDate([String(year).padStart(4, "0"), String(month).padStart(2, "0"), String(day).padStart(2, "0")].join("-"));

/** The day of the year in which it is nearest to another day. */
export const nearestDay = (month: number, day: number, to: CalendarDate): CalendarDate | undefined =>
  [-1, 0, 1]
    .flatMap((years) => dateOf(yearOf(to) + years, month, day) ?? [])
    .toSorted((one, other) => Math.abs(daysBetween(to, one)) - Math.abs(daysBetween(to, other)))[0];

const noDay = "is no day of the calendar";

/**
 * Reads a day of a bank's file, or says why it is refused. A day without a year takes the year nearest to the value
 * date beside it. BANK-01
 */
export const readDay = (
  text: string,
  order: DayOrder | undefined,
  valueDate: CalendarDate | undefined,
): CalendarDate | string => {
  const written = writtenDay(text);
  if (!written) return "is no day: write it as 2026-03-04";
  const { first, second, year, order: own = order } = written;
  const shown = orderShown(written);
  if (shown !== undefined && shown !== own)
    return `has the ${shown.replace(" first", "")} first, unlike other days of this bank: if those were read wrongly, name the columns anew`;
  const [month, day] = own === "month first" ? [first, second] : [second, first];
  if (year !== undefined) return dateOf(year, month, day) ?? noDay;
  if (valueDate === undefined) return "has no year, and no value date tells it: add the year";
  return nearestDay(month, day, valueDate) ?? noDay;
};

const beginsWithYear = memoize(
  (locale) => new Intl.DateTimeFormat(locale).formatToParts(0).find(({ type }) => type !== "literal")?.type === "year",
);

/**
 * The days that a typed text may mean: none, one, or two where the year has two digits, or the locale does not say whether
 * day or month comes first. A day without a year is none.
 */
export const possibleDays = (text: string, locale: string): readonly CalendarDate[] => {
  const written = writtenDay(text);
  if (!written || written.year === undefined) return [];
  const { first, second, year, order } = written;
  const orders: readonly DayOrder[] =
    order !== undefined ? [order] : beginsWithYear(locale) ? dayOrders : [orderShown(written) ?? orderIn(locale)];
  const years = /\d{4}/.test(text) ? [year] : [year, year - 100];
  const found = orders.flatMap((each) => {
    const [month, day] = each === "month first" ? [first, second] : [second, first];
    return years.flatMap((one) => dateOf(one, month, day) ?? []);
  });
  return [...new Set(found)];
};
