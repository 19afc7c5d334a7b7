import { firstDayOf, daysBetween, yearOf } from "../kernel/calendar-date.ts";
import type { Period } from "./waiver.ts";

/** What a whole year asks for on the unit route. */
const wholeYear = { units: 40, verifiable: 21 } as const;

/** What a waiver comes to. WAIV-05 */
export interface WaivedUnits {
  readonly units: number;
  /** How many of them would have had to be verifiable. */
  readonly verifiableUnits: number;
}

/**
 * The units a waiver takes off a year: the year's units by its share of the year's days, rounded. The
 * documents leave open how many there are. WAIV-05
 */
export const waivedUnits = ({ startDate, endDate }: Period): WaivedUnits => {
  const days = daysBetween(startDate, endDate) + 1;
  const year = yearOf(startDate);
  const daysInYear = daysBetween(firstDayOf(year), firstDayOf(year + 1));
  const share = (of: number): number => Math.round((of * days) / daysInYear);
  return { units: share(wholeYear.units), verifiableUnits: share(wholeYear.verifiable) };
};
