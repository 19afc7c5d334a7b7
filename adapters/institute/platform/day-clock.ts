import { dayOf, type CalendarDate, type DayRule } from "../../../domain/kernel/calendar-date.ts";

const reach = 15 * 60 * 1000;

/**
 * Creates a cached `dayOf` for successive instants: between two instants of the same day it answers that day without
 * formatting it, which would take a twentieth of a call. RULE-03
 */
export const dayClock = (rules: DayRule): ((instant: Date) => CalendarDate) => {
  let known: { readonly from: number; readonly to: number; readonly day: CalendarDate } | undefined;
  return (instant) => {
    const at = instant.getTime();
    if (known && at >= known.from && at <= known.to) return known.day;
    const day = dayOf(instant, rules);
    known = dayOf(new Date(at + reach), rules) === day ? { from: at, to: at + reach, day } : undefined;
    return day;
  };
};
