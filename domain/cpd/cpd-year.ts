import { calendarDate, plusDays, yearOf, type CalendarDate } from "../kernel/calendar-date.ts";
import type { CpdRules, DayOfYear } from "../rules/portal-rules.ts";

/** A range of days; both ends are inclusive. */
export interface Period {
  readonly startDate: CalendarDate;
  readonly endDate: CalendarDate;
}

type YearRules = Pick<CpdRules, "year" | "declaration">;

const dayIn = (year: number, day: DayOfYear): CalendarDate => {
  const found = calendarDate(`${String(year).padStart(4, "0")}-${day}`);
  if (!found) throw new RangeError(`${day} is not a day of every year.`);
  return found;
};

/** The first date with a day of the year after a date. */
const firstAfter = (date: CalendarDate, day: DayOfYear): CalendarDate => {
  const sameYear = dayIn(yearOf(date), day);
  return sameYear > date ? sameYear : dayIn(yearOf(date) + 1, day);
};

/** The last date with a day of the year before a date. */
const lastBefore = (date: CalendarDate, day: DayOfYear): CalendarDate => {
  const sameYear = dayIn(yearOf(date), day);
  return sameYear < date ? sameYear : dayIn(yearOf(date) - 1, day);
};

/** The first and last day of a CPD year, which is named after the calendar year in which it ends. RULE-01 */
export const cpdYearPeriod = (year: number, { year: { starts, ends } }: YearRules): Period => {
  const endDate = dayIn(year, ends);
  return { startDate: lastBefore(plusDays(endDate, 1), starts), endDate };
};

/** The CPD year that a date is in. RULE-01 */
export const cpdYearOf = (date: CalendarDate, rules: YearRules): number =>
  yearOf(date) + (date > cpdYearPeriod(yearOf(date), rules).endDate ? 1 : 0);

/** When the declaration of a CPD year opens, and when it is due. YEAR-01 */
export const declarationDates = (
  year: number,
  rules: YearRules,
): { readonly opens: CalendarDate; readonly due: CalendarDate } => {
  const due = firstAfter(cpdYearPeriod(year, rules).endDate, rules.declaration.due);
  return { opens: lastBefore(due, rules.declaration.opens), due };
};

/** Whether CPD years are calendar years. */
export const isCalendarYear = ({ year: { starts } }: YearRules): boolean => starts === "01-01";
