import { calendarDate, plusDays } from "../kernel/calendar-date.ts";
import { defaultRules, type OrganisationRules } from "./organisation-rules.ts";
import type { DayOfYear } from "./portal-rules.ts";
import { withDefaults, type DeepPartial } from "./with-defaults.ts";

/** The rules that an organisation sets; every field is optional. Its lists have a file of their own. RULE-01 */
export type PartialRules = DeepPartial<Omit<OrganisationRules, "lists">>;

/** Completes the rules that an organisation sets with the defaults. A list replaces the default list. RULE-01 */
export const rulesWith = (rules: PartialRules): OrganisationRules =>
  withDefaults(defaultRules, rules) as OrganisationRules;

// A year without 29 February: a day of every year is a day of this one.
const ordinaryYear = 2025;

const dayBefore = (day: DayOfYear): DayOfYear | undefined => {
  const date = calendarDate(`${ordinaryYear}-${day}`);
  return date && plusDays(date, -1).slice("yyyy-".length);
};

/** A rule that contradicts another one. */
export interface RuleConflict {
  /** For example "cpd.units.verifiable". */
  readonly field: string;
  readonly reason: string;
}

/** Lists the contradictions in complete rules. RULE-01 */
export const ruleConflicts = ({ cpd: { year, units } }: OrganisationRules): readonly RuleConflict[] => {
  const ends = dayBefore(year.starts);
  const all: readonly (RuleConflict | false)[] = [
    year.ends !== ends && {
      field: "cpd.year.ends",
      reason: `has to be ${ends}, the day before the CPD year starts (${year.starts})`,
    },
    ...(["verifiable", "broughtForward"] as const).map(
      (field) =>
        units[field] > units.required && {
          field: `cpd.units.${field}`,
          reason: `is ${units[field]}, more than the ${units.required} units that are required`,
        },
    ),
  ];
  return all.filter((conflict) => conflict !== false);
};
