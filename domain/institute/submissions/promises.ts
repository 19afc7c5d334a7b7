import { daysBetween, plusDays, weekdayOf, type CalendarDate } from "../../kernel/calendar-date.ts";
import type { OrganisationRules } from "../../rules/organisation-rules.ts";
import type { SubmissionKind } from "../../submissions/events.ts";

type WorkingDayRules = Pick<OrganisationRules, "closedDays">;

const isWeekday = (day: CalendarDate): boolean => {
  const weekday = weekdayOf(day);
  return weekday !== 0 && weekday !== 6;
};

/** Whether the organisation works on a day: Monday to Friday, but for its closed days. REAL-06 */
export const isWorkingDay = (day: CalendarDate, { closedDays }: WorkingDayRules): boolean =>
  isWeekday(day) && !closedDays.includes(day);

/** Counts the working days after one day up to another; 0 when the second is not later. REAL-06 */
export const workingDaysBetween = (from: CalendarDate, to: CalendarDate, { closedDays }: WorkingDayRules): number => {
  const days = Math.max(0, daysBetween(from, to));
  const rest = Array.from({ length: days % 7 }, (_, index) => plusDays(to, -index));
  const closed = new Set(closedDays.filter((day) => from < day && day <= to && isWeekday(day)));
  return Math.floor(days / 7) * 5 + rest.filter(isWeekday).length - closed.size;
};

/** The working day that comes so many working days after a day. DESK-06 */
export const workingDayAfter = (from: CalendarDate, count: number, rules: WorkingDayRules): CalendarDate => {
  let day = from;
  for (let passed = 0; passed < count;) {
    day = plusDays(day, 1);
    if (isWorkingDay(day, rules)) passed += 1;
  }
  return day;
};

/** Waiting time of a submission and its promised maximum, in working days. */
export interface WaitingTime {
  readonly waited: number;
  readonly promised?: number | undefined;
  readonly isLate: boolean;
}

type PromiseRules = Pick<OrganisationRules, "promisedDays" | "closedDays">;

/** Waiting time of a submission on a day. SENT-02 */
export const waitOf = (
  kind: SubmissionKind,
  submittedOn: CalendarDate,
  today: CalendarDate,
  rules: PromiseRules,
): WaitingTime => {
  const { promisedDays } = rules;
  const waited = workingDaysBetween(submittedOn, today, rules);
  const promised = kind === "waiver" || kind === "application" ? promisedDays[kind] : undefined;
  return { waited, promised, isLate: promised !== undefined && waited > promised };
};
