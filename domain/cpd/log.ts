import { daysBetween, type CalendarDate } from "../kernel/calendar-date.ts";
import type { CpdRules } from "../rules/portal-rules.ts";
import type { Activity } from "./activity.ts";
import { cpdYearOf, cpdYearPeriod } from "./cpd-year.ts";
import type { DeclarationAnswers } from "./declaration.ts";
import type { DeclarationDuty } from "./duty.ts";
import { sumOfUnits, type Units } from "./units.ts";
import { verifiableOf } from "./waiver-units.ts";

/** The facts of a CPD year besides its activities. LOG-01 */
export interface YearBasis {
  readonly year: number;
  /** Units brought forward from the year before, all of them verifiable. */
  readonly broughtForwardUnits: number;
  /** Units of awarded waivers and other adjustments. */
  readonly waivedUnits: number;
  /** The first day that counts, for somebody who became a member during the year. */
  readonly startDate?: CalendarDate | undefined;
}

/** A CPD year in a member's log. LOG-01 */
export interface LoggedYear extends YearBasis {
  /** Whether its activities can be added to and changed: until it is declared. */
  readonly isOpen: boolean;
  /** Latest first. */
  readonly activities: readonly Activity[];
}

/** A year's activities against the rules. LOG-01 */
export interface YearSum {
  readonly logged: Units;
  /** Units brought forward, as far as the rules count them. */
  readonly broughtForward: number;
  /** Logged and brought forward. */
  readonly counted: Units;
  /** For the days that count, less what is waived. */
  readonly required: Units;
  readonly missing: Units;
  readonly isMet: boolean;
  /** Verifiable units beyond what is required, as far as the next year counts them. */
  readonly spare: number;
}

const loggedUnits = (activities: readonly Pick<Activity, "units" | "isVerifiable">[]): Units => ({
  units: sumOfUnits(activities.map(({ units }) => units)),
  verifiable: sumOfUnits(activities.filter(({ isVerifiable }) => isVerifiable).map(({ units }) => units)),
});

/** Units required for a year of which only the days from `startDate` count; for all of it when there is none. LOG-01 */
const requiredFrom = (year: number, startDate: CalendarDate | undefined, rules: CpdRules): number => {
  const { required } = rules.units;
  const period = cpdYearPeriod(year, rules);
  if (startDate === undefined || startDate <= period.startDate) return required;
  if (startDate > period.endDate) return 0;
  if (!rules.isPartYearProRata) return required;
  const days = daysBetween(period.startDate, period.endDate) + 1;
  return Math.round((required * (daysBetween(startDate, period.endDate) + 1)) / days);
};

const less = (units: number, ...others: readonly number[]): number =>
  Math.max(0, sumOfUnits([units, ...others.map((other) => -other)]));

const requiredUnits = ({ year, startDate, waivedUnits }: YearBasis, rules: CpdRules): Units => {
  const whole = requiredFrom(year, startDate, rules);
  return {
    units: less(whole, waivedUnits),
    verifiable: less(verifiableOf(whole, rules), verifiableOf(Math.min(waivedUnits, whole), rules)),
  };
};

/**
 * Adds up a year's activities and compares them with the rules: the one sum that dashboard, log, declaration, record and
 * review show. LOG-01
 */
export const yearSum = (
  year: YearBasis & { readonly activities: readonly Pick<Activity, "units" | "isVerifiable">[] },
  rules: CpdRules,
): YearSum => {
  const logged = loggedUnits(year.activities);
  const broughtForward = Math.min(year.broughtForwardUnits, rules.units.broughtForward);
  const counted = {
    units: sumOfUnits([logged.units, broughtForward]),
    verifiable: sumOfUnits([logged.verifiable, broughtForward]),
  };
  const required = requiredUnits(year, rules);
  const missing = {
    units: less(required.units, counted.units),
    verifiable: less(required.verifiable, counted.verifiable),
  };
  return {
    logged,
    broughtForward,
    counted,
    required,
    missing,
    isMet: missing.units === 0 && missing.verifiable === 0,
    spare: Math.min(
      rules.units.broughtForward,
      logged.verifiable,
      less(counted.units, required.units),
      less(counted.verifiable, required.verifiable),
    ),
  };
};

/**
 * The CPD years in which a member can log, latest first: those not declared, from the one that is to be declared to the
 * current one. LOG-01
 */
export const openYears = (
  duty: Pick<DeclarationDuty, "isRequired" | "year">,
  declaredYears: readonly number[],
  today: CalendarDate,
  rules: Pick<CpdRules, "year" | "declaration">,
): readonly number[] => {
  const current = cpdYearOf(today, rules);
  const oldest = duty.isRequired ? Math.min(duty.year, current) : current;
  return Array.from({ length: current - oldest + 1 }, (_, ago) => current - ago).filter(
    (year) => !declaredYears.includes(year),
  );
};

/**
 * The year of a log that is shown on a day: the one to be declared, the oldest that is open; else the current one. LOG-01
 */
export const yearToShow = (
  years: readonly LoggedYear[],
  today: CalendarDate,
  rules: Pick<CpdRules, "year" | "declaration">,
): LoggedYear | undefined =>
  years.findLast(({ isOpen }) => isOpen) ?? years.find(({ year }) => year === cpdYearOf(today, rules));

/** How answers and log can disagree: met by units of which the log has too few, or not met while the log has enough. */
export const disagreements = ["fewer", "enough"] as const;
export type Disagreement = (typeof disagreements)[number];

/**
 * How the answers of a declaration disagree with the year's sum; undefined when they do not, or cannot: a year without
 * activities is logged elsewhere, and other routes do not count units. LOG-03
 */
export const disagreementOf = (
  { isRequirementsMet, route }: Pick<DeclarationAnswers, "isRequirementsMet" | "route">,
  { logged, isMet }: YearSum,
): Disagreement | undefined => {
  if (logged.units === 0 || isRequirementsMet === undefined) return undefined;
  if (!isRequirementsMet) return isMet ? "enough" : undefined;
  return route === "UNIT_ROUTE" && !isMet ? "fewer" : undefined;
};
