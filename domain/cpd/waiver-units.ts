import { firstDayOf, daysBetween, yearOf } from "../kernel/calendar-date.ts";
import type { Period } from "./waiver.ts";

/** What a whole year asks for on the unit route. */
const wholeYear = { units: 40, verifiable: 21 } as const;

/**
 * The units a waiver takes off a year: the year's units by its share of the year's days, rounded. The
 * documents leave open how many there are. WAIV-05
 */
export const waivedUnits = ({ startDate, endDate }: Period): number => {
  const days = daysBetween(startDate, endDate) + 1;
  const year = yearOf(startDate);
  return Math.round((wholeYear.units * days) / daysBetween(firstDayOf(year), firstDayOf(year + 1)));
};

/** How many of a waiver's units would have had to be verifiable: as many of them as of a whole year's. WAIV-05 */
export const verifiableOf = (units: number): number => Math.round((wholeYear.verifiable * units) / wholeYear.units);

/** "1 unit", "10 units" */
export const countedUnits = (units: number): string => `${units} ${units === 1 ? "unit" : "units"}`;
