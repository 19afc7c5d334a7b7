import { daysBetween, plusDays, weekdayOf, type CalendarDate } from "../kernel/calendar-date.ts";
import type { OrganisationRules } from "../rules/organisation-rules.ts";
import type { SubmissionKind } from "./events.ts";

/** Whether a day is a working day, Monday to Friday. */
export const isWorkingDay = (day: CalendarDate): boolean => {
  const weekday = weekdayOf(day);
  return weekday !== 0 && weekday !== 6;
};

/** Counts the working days after one day up to another; 0 when the second is not later. */
export const workingDaysBetween = (from: CalendarDate, to: CalendarDate): number => {
  const days = Math.max(0, daysBetween(from, to));
  const rest = Array.from({ length: days % 7 }, (_, index) => plusDays(to, -index));
  return Math.floor(days / 7) * 5 + rest.filter(isWorkingDay).length;
};

/** Waiting time of a submission and its promised maximum, in working days. */
export interface WaitingTime {
  readonly waited: number;
  readonly promised?: number | undefined;
  readonly isLate: boolean;
}

type PromiseRules = Pick<OrganisationRules, "promisedDays">;

/** Waiting time of a submission on a day. SENT-02 */
export const waitOf = (
  kind: SubmissionKind,
  submittedOn: CalendarDate,
  today: CalendarDate,
  { promisedDays }: PromiseRules,
): WaitingTime => {
  const waited = workingDaysBetween(submittedOn, today);
  const promised = kind === "waiver" || kind === "application" ? promisedDays[kind] : undefined;
  return { waited, promised, isLate: promised !== undefined && waited > promised };
};
