import { addMilliseconds } from "date-fns/addMilliseconds";
import { differenceInMilliseconds } from "date-fns/differenceInMilliseconds";

/** A day of the calendar as yyyy-MM-dd, without time or zone. Compares as text. FORM-05 */
export type CalendarDate = string & { readonly calendarDate: unique symbol };

const months = [
  "January", "February", "March", "April", "May", "June",
  "July", "August", "September", "October", "November", "December",
] as const;

const leap = (year: number): boolean => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;

const daysIn = (year: number, month: number): number =>
  month === 2 ? (leap(year) ? 29 : 28) : [4, 6, 9, 11].includes(month) ? 30 : 31;

const isReal = (year: number, month: number, day: number): boolean =>
  year >= 1 && month >= 1 && month <= 12 && day >= 1 && day <= daysIn(year, month);

const compose = (year: number, month: number, day: number): CalendarDate =>
  [String(year).padStart(4, "0"), String(month).padStart(2, "0"), String(day).padStart(2, "0")].join(
    "-",
  ) as CalendarDate;

const parts = (date: CalendarDate): readonly [year: number, month: number, day: number] => {
  const [year = 0, month = 0, day = 0] = date.split("-").map(Number);
  return [year, month, day];
};

/** The date a stored yyyy-MM-dd text stands for; undefined when there is no such day. */
export const calendarDate = (stored: string): CalendarDate | undefined => {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(stored);
  if (!match) return undefined;
  const [year, month, day] = [Number(match[1]), Number(match[2]), Number(match[3])];
  return isReal(year, month, day) ? (stored as CalendarDate) : undefined;
};

/** "4 March 2026". FORM-05 */
export const displayDate = (date: CalendarDate): string => {
  const [year, month, day] = parts(date);
  return `${day} ${months[month - 1]} ${year}`;
};

/** "4 March". FORM-05 */
export const displayDayAndMonth = (date: CalendarDate): string => {
  const [, month, day] = parts(date);
  return `${day} ${months[month - 1]}`;
};

/** The same words, in which a day stays beside its month where a line ends. FORM-05 */
export const withWholeDates = (words = ""): string => words.replace(/(\d) (?=[A-Z])/g, "$1\u00a0");

/** The calendar year of a date. */
export const yearOf = (date: CalendarDate): number => parts(date)[0];

/** The day on the person's own calendar at an instant. */
export const dayOf = (instant: Date): CalendarDate =>
  compose(instant.getFullYear(), instant.getMonth() + 1, instant.getDate());

// Days are counted in UTC, where each has 24 hours: zones have left out hours, and some a whole day.
const instantOf = (date: CalendarDate): Date => {
  const [year, month, day] = parts(date);
  const instant = new Date(0);
  instant.setUTCFullYear(year, month - 1, day);
  return instant;
};

const dayLength = 86_400_000;

/** The date so many days later (earlier when negative). */
export const plusDays = (date: CalendarDate, days: number): CalendarDate => {
  const instant = addMilliseconds(instantOf(date), days * dayLength);
  return compose(instant.getUTCFullYear(), instant.getUTCMonth() + 1, instant.getUTCDate());
};

/** Whole days from one date to another; negative when the second is earlier. */
export const daysBetween = (from: CalendarDate, to: CalendarDate): number =>
  differenceInMilliseconds(instantOf(to), instantOf(from)) / dayLength;
