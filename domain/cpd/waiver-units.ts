import { calendarDate, daysBetween, yearOf } from "../kernel/calendar-date.ts";
import type { Period } from "./waiver.ts";

/** What a whole year asks for on the unit route. */
const wholeYear = { units: 40, verifiable: 21 } as const;

/** What a waiver comes to. WAIV-05 */
export interface WaivedUnits {
  readonly units: number;
  /** How many of them would have had to be verifiable. */
  readonly verifiableUnits: number;
}

const daysIn = (year: number): number => {
  const [first, next] = [calendarDate(`${year}-01-01`), calendarDate(`${year + 1}-01-01`)];
  return first && next ? daysBetween(first, next) : 365;
};

/**
 * The units a waiver takes off a year: the year's units by its share of the year's days, rounded. The
 * documents leave open how many there are. WAIV-05
 */
export const waivedUnits = ({ startDate, endDate }: Period): WaivedUnits => {
  const days = daysBetween(startDate, endDate) + 1;
  const daysInYear = daysIn(yearOf(startDate));
  const share = (of: number): number => Math.round((of * days) / daysInYear);
  return { units: share(wholeYear.units), verifiableUnits: share(wholeYear.verifiable) };
};
