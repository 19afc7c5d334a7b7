import { createRequire } from "node:module";

import type Holidays from "date-holidays";

import { calendarDate, type CalendarDate } from "../../../../domain/kernel/calendar-date.ts";

// Loaded on use, because the data of all countries takes half a second.
const load = (): typeof Holidays => createRequire(import.meta.url)("date-holidays") as typeof Holidays;

/** A country, and one of its regions where holidays differ, by the codes of ISO 3166. */
export interface HolidayPlace {
  readonly country: string;
  readonly region?: string | undefined;
}

/** Explains why there are no public holidays of a place; undefined when there are. REAL-06 */
export const whyNoHolidays = ({ country, region }: HolidayPlace): string | undefined => {
  const known = new (load())();
  if (!(country in known.getCountries())) return `there is no country ${country}: write its two capitals, such as PT`;
  const regions = Object.keys(known.getStates(country) ?? {});
  if (region === undefined || regions.includes(region)) return undefined;
  return regions.length === 0
    ? `${country} has no regions with holidays of their own`
    : `there is no region ${region} of ${country}: it is one of ${regions.join(", ")}`;
};

/** The public holidays of a place in some years, in order. REAL-06 */
export const publicHolidays = (
  { country, region }: HolidayPlace,
  years: readonly number[],
): readonly CalendarDate[] => {
  const Calendar = load();
  const calendar = region === undefined ? new Calendar(country) : new Calendar(country, region);
  return years
    .flatMap((year) => calendar.getHolidays(year))
    .filter(({ type }) => type === "public" || type === "bank")
    .flatMap(({ date }) => calendarDate(date.slice(0, "yyyy-MM-dd".length)) ?? []);
};
