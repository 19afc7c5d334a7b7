import type { CalendarDate } from "../kernel/calendar-date.ts";
import { datesOf, isDueToday, type Obligation } from "./obligation.ts";

/** Number of obligations in a state, with their first and last date; without dates unless all have one. */
export interface OutlookCount {
  readonly count: number;
  readonly first?: CalendarDate | undefined;
  readonly last?: CalendarDate | undefined;
}

/** Summary of the obligations: how many are late, due and coming, with their dates. TASK-01, DATE-02 */
export interface Outlook {
  readonly late: number;
  readonly due: OutlookCount;
  /** Whether the first due date is today. */
  readonly isToday: boolean;
  readonly coming: OutlookCount;
}

const countOf = (items: readonly Obligation[]): OutlookCount => {
  const days = items.flatMap((item) => datesOf(item)?.due ?? []).toSorted();
  const isDated = items.length > 0 && days.length === items.length;
  return { count: items.length, ...(isDated ? { first: days[0], last: days.at(-1) } : {}) };
};

/** Counts late, due and coming obligations and finds their dates. TASK-01, DATE-02 */
export const outlookOf = (obligations: readonly Obligation[]): Outlook => {
  const due = obligations.filter(({ state }) => state === "due");
  return {
    late: obligations.filter(({ state }) => state === "overdue").length,
    due: countOf(due),
    isToday: due.some(isDueToday),
    coming: countOf(obligations.filter(({ state }) => state === "coming")),
  };
};
