import { yearOf, type CalendarDate } from "../kernel/calendar-date.ts";
import type { CpdRules, DayOfYear } from "../rules/portal-rules.ts";

/** A range of days; both ends are inclusive. */
export interface Period {
  readonly startDate: CalendarDate;
  readonly endDate: CalendarDate;
}

type YearRules = Pick<CpdRules, "year" | "declaration">;

const dayIn = (year: number, day: DayOfYear): CalendarDate => `${String(year).padStart(4, "0")}-${day}` as CalendarDate;

/** The first and last day of a CPD year, which is named after the calendar year in which it ends. RULE-01 */
export const cpdYearPeriod = (year: number, { year: { starts, ends } }: YearRules): Period => ({
  startDate: dayIn(starts <= ends ? year : year - 1, starts),
  endDate: dayIn(year, ends),
});

/** The CPD year that a date is in. RULE-01 */
export const cpdYearOf = (date: CalendarDate, rules: YearRules): number =>
  yearOf(date) + (date > cpdYearPeriod(yearOf(date), rules).endDate ? 1 : 0);

/** When the declaration of a CPD year is due, first after the year, and when it opens, last before that. YEAR-01 */
export const declarationDates = (
  year: number,
  { year: { ends }, declaration: { opens, due } }: YearRules,
): { readonly opens: CalendarDate; readonly due: CalendarDate } => {
  const dueYear = due > ends ? year : year + 1;
  return { opens: dayIn(opens < due ? dueYear : dueYear - 1, opens), due: dayIn(dueYear, due) };
};

/** Whether CPD years are calendar years. */
export const isCalendarYear = ({ year: { starts } }: YearRules): boolean => starts === "01-01";
