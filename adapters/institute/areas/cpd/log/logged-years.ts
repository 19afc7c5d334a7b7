import { cpdYearOf, cpdYearPeriod } from "../../../../../domain/cpd/cpd-year.ts";
import { awardedUnits, type AnnualDeclaration } from "../../../../../domain/cpd/history.ts";
import { openYears, type LoggedYear } from "../../../../../domain/cpd/log.ts";
import type { RulesOnDay } from "../../../../../domain/rules/organisation-rules.ts";
import type { CustomerRow } from "../../../platform/customers/customers.store.ts";
import type { Database } from "../../../platform/storage/storage.ts";
import type { ReadContext } from "../../use-case-context.ts";
import { dutyOf } from "../duty.store.ts";
import { historyOf } from "../history.store.ts";
import { activitiesOf, keepsLog } from "./log.store.ts";

const declaredIn = (years: readonly AnnualDeclaration[]): readonly number[] =>
  years.filter(({ status }) => status !== "NOT_DECLARED").map(({ year }) => year);

/** A member's log by CPD year, latest first: the open years, and every other with activities. LOG-01 */
export const loggedYearsOf = async (
  database: Database,
  member: CustomerRow,
  onDay: RulesOnDay,
): Promise<readonly LoggedYear[]> => {
  const { customerId, membershipDate } = member;
  const { cpd } = onDay.rules;
  const [duty, years, activities] = await Promise.all([
    dutyOf(database, customerId),
    historyOf(database, customerId, ["AWARDED"], onDay),
    activitiesOf(database, customerId),
  ]);
  const open = keepsLog(member) ? openYears(duty, declaredIn(years), onDay.today, cpd) : [];
  const logged = activities.map(({ date }) => cpdYearOf(date, cpd));
  return [...new Set([...open, ...logged])]
    .toSorted((one, other) => other - one)
    .map((year) => {
      const recorded = years.find((each) => each.year === year);
      const isJoined = membershipDate !== null && membershipDate > cpdYearPeriod(year, cpd).startDate;
      return {
        year,
        isOpen: open.includes(year),
        broughtForwardUnits: recorded?.broughtForwardUnits ?? 0,
        waivedUnits: recorded ? awardedUnits(recorded) : 0,
        ...(isJoined ? { startDate: membershipDate } : {}),
        activities: activities.filter((_, index) => logged[index] === year),
      };
    });
};

/** The years of a member's log that they are shown: the open ones, and those of which evidence is still kept. LOG-01 */
export const shownYearsOf = async ({
  database,
  customer,
  today,
  rules,
}: ReadContext): Promise<readonly LoggedYear[]> => {
  const oldest = cpdYearOf(today, rules.cpd) - rules.evidenceYears;
  const years = await loggedYearsOf(database, customer, { today, rules });
  return years.filter(({ year, isOpen }) => isOpen || year >= oldest);
};

/** IDs of the activities that a member can still change. LOG-01 */
export const openActivityIds = async (
  database: Database,
  member: CustomerRow,
  onDay: RulesOnDay,
): Promise<readonly string[]> =>
  (await loggedYearsOf(database, member, onDay))
    .filter(({ isOpen }) => isOpen)
    .flatMap(({ activities }) => activities.map(({ id }) => id));
