import { plusDays, startOf, type CalendarDate, type DayRule } from "../../../domain/kernel/calendar-date.ts";

/** Time zones of schedules: behind and ahead of UTC, by half hours, with clocks that change on other days, or never. */
export const scheduleZones = [
  "UTC",
  "Europe/London",
  "Europe/Berlin",
  "Europe/Lisbon",
  "Africa/Cairo",
  "Asia/Kolkata",
  "Asia/Singapore",
  "Pacific/Auckland",
  "America/New_York",
  "America/Santiago",
] as const;

/** From a day to the day before another. */
type Period = readonly [from: CalendarDate, to: CalendarDate];

/** Both changes of each of the zones' clocks. */
const changes = [
  ["2027-03-12", "2027-03-16"],
  ["2027-03-26", "2027-03-30"],
  ["2027-04-02", "2027-04-06"],
  ["2027-04-29", "2027-05-01"],
  ["2027-09-03", "2027-09-07"],
  ["2027-09-24", "2027-09-28"],
  ["2027-10-28", "2027-11-02"],
  ["2027-11-05", "2027-11-09"],
] as [CalendarDate, CalendarDate][];

const yearsEnd = ["2027-12-31", "2028-01-03"] as [CalendarDate, CalendarDate];

const day = 24 * 60 * 60 * 1000;

/** The periods of schedules in a zone: both changes of its clocks, if there are any, and a year's end. */
export const schedulePeriods = (rules: DayRule): readonly Period[] => [
  ...changes.filter(([from, to]) => (startOf(to, rules).getTime() - startOf(from, rules).getTime()) % day !== 0),
  yearsEnd,
];

/** The days from one to the day before another. */
export const daysFrom = (from: CalendarDate, to: CalendarDate): readonly CalendarDate[] =>
  from < to ? [from, ...daysFrom(plusDays(from, 1), to)] : [];
