import { daysBetween } from "../kernel/calendar-date.ts";
import type { CpdRules } from "../rules/portal-rules.ts";
import { cpdYearOf, cpdYearPeriod, type Period } from "./cpd-year.ts";

const daysIn = ({ startDate, endDate }: Period): number => daysBetween(startDate, endDate) + 1;

/**
 * Units that a waiver deducts: the year's units times the waived share of its days, rounded; all of them where waivers
 * are not in proportion. The source documents do not define this number. WAIV-05
 */
export const waivedUnits = (waived: Period, rules: CpdRules): number => {
  if (!rules.isWaiverProRata) return rules.units.required;
  const year = cpdYearPeriod(cpdYearOf(waived.startDate, rules), rules);
  return Math.round((rules.units.required * daysIn(waived)) / daysIn(year));
};

/** How many of a waiver's units are verifiable, in the same proportion as in a whole year. WAIV-05 */
export const verifiableOf = (units: number, { units: { required, verifiable } }: CpdRules): number =>
  required === 0 ? 0 : Math.round((verifiable * units) / required);
