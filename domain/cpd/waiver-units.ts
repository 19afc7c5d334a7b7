import { firstDayOf, daysBetween, yearOf } from "../kernel/calendar-date.ts";
import type { Period } from "./waiver.ts";

/** Units required for a whole year on the unit route. */
const wholeYear = { units: 40, verifiable: 21 } as const;

/**
 * Units that a waiver deducts: the year's units times the waived share of its days, rounded. The source documents do
 * not define this number. WAIV-05
 */
export const waivedUnits = ({ startDate, endDate }: Period): number => {
  const days = daysBetween(startDate, endDate) + 1;
  const year = yearOf(startDate);
  return Math.round((wholeYear.units * days) / daysBetween(firstDayOf(year), firstDayOf(year + 1)));
};

/** How many of a waiver's units are verifiable, in the same proportion as in a whole year. WAIV-05 */
export const verifiableOf = (units: number): number => Math.round((wholeYear.verifiable * units) / wholeYear.units);

/** Formats a number of units: "1 unit", "10 units". */
export const countedUnits = (units: number): string => `${units} ${units === 1 ? "unit" : "units"}`;
