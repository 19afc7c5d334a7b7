import { calendarDate, yearOf, type CalendarDate } from "../kernel/calendar-date.ts";
import type { DayOfYear } from "../rules/organisation-rules.ts";

/** The last such day of a year before a date: the day on which a declaration opens that is due then. YEAR-01 */
export const lastBefore = (day: DayOfYear, date: CalendarDate): CalendarDate | undefined =>
  [yearOf(date), yearOf(date) - 1]
    .map((year) => calendarDate(`${year}-${day}`))
    .find((found) => found !== undefined && found < date);
