import { daysBetween, type CalendarDate } from "../kernel/calendar-date.ts";
import type { CpdRules } from "../rules/portal-rules.ts";
import { cpdYearOf, declarationDates } from "./cpd-year.ts";
import type { AnnualDeclaration } from "./history.ts";
import type { CpdOverview, OverviewCode } from "./status.ts";

/** A member's recorded duty to declare: the oldest year not declared, and its due date. YEAR-01 */
export interface DeclarationDuty {
  readonly isRequired: boolean;
  readonly year: number;
  readonly nextDueDate: CalendarDate;
}

type DutyRules = Pick<CpdRules, "year" | "declaration">;

/** The duty of the first year whose declaration opens after a day, for members without an earlier one. */
export const dutyFrom = (today: CalendarDate, rules: DutyRules): DeclarationDuty => {
  const current = cpdYearOf(today, rules) - 1;
  const next = [0, 1, 2].map((ahead) => current + ahead).find((year) => declarationDates(year, rules).opens > today);
  const year = next ?? current + 2;
  return { isRequired: true, year, nextDueDate: declarationDates(year, rules).due };
};

/** The latest CPD year whose declaration is open on a day or has been. */
export const latestOpened = (today: CalendarDate, rules: DutyRules): number => dutyFrom(today, rules).year - 1;

/** The duty after declaring a year: the oldest later year without a declaration. YEAR-01 */
export const dutyAfter = (declared: number, declaredYears: readonly number[], rules: DutyRules): DeclarationDuty => {
  let year = declared + 1;
  while (declaredYears.includes(year)) year += 1;
  return { isRequired: true, year, nextDueDate: declarationDates(year, rules).due };
};

/** The first day on which a declaration can be made: that of the rules, or an earlier personal due date. YEAR-01 */
export const opensOn = ({ year, nextDueDate }: DeclarationDuty, rules: DutyRules): CalendarDate => {
  const { opens } = declarationDates(year, rules);
  return opens < nextDueDate ? opens : nextDueDate;
};

/** Whether the due date of a required declaration has passed. */
export const isDeclarationOverdue = ({ isRequired, nextDueDate }: DeclarationDuty, today: CalendarDate): boolean =>
  isRequired && today > nextDueDate;

/** A duty, and the first day on which the declaration can be made. */
export interface OpeningDuty extends DeclarationDuty {
  readonly opens: CalendarDate;
}

const codeOn = (duty: OpeningDuty, today: CalendarDate): OverviewCode => {
  if (!duty.isRequired) return "NOT_REQUIRED";
  if (isDeclarationOverdue(duty, today)) return "OVERDUE";
  return today >= duty.opens ? "DUE" : "UPTODATE";
};

/** The state of a declaration whose opening is known. YEAR-01 */
export const overviewOfDuty = (duty: OpeningDuty, today: CalendarDate): CpdOverview => ({
  code: codeOn(duty, today),
  year: duty.year,
  nextDueDate: duty.nextDueDate,
  remainingDays: daysBetween(today, duty.nextDueDate),
});

/** The state of a declaration on a day: up to date until it opens, due until its due date, then overdue. YEAR-01 */
export const overviewOn = (duty: DeclarationDuty, rules: DutyRules, today: CalendarDate): CpdOverview =>
  overviewOfDuty({ ...duty, opens: opensOn(duty, rules) }, today);

/**
 * The years whose due date has passed, from that of an overdue duty on, oldest first. A later one may have been declared
 * already. YEAR-01
 */
export const missingYears = (duty: DeclarationDuty, rules: DutyRules, today: CalendarDate): readonly number[] => {
  if (!isDeclarationOverdue(duty, today)) return [];
  const years = [duty.year];
  while (declarationDates(duty.year + years.length, rules).due < today) years.push(duty.year + years.length);
  return years;
};

/** A record with the missing years in it, as not declared. YEAR-01 */
export const withMissingYears = (
  years: readonly AnnualDeclaration[],
  missing: readonly number[],
): readonly AnnualDeclaration[] => [
  ...years,
  ...missing
    .filter((year) => !years.some((known) => known.year === year))
    .map((year): AnnualDeclaration => ({ year, status: "NOT_DECLARED", broughtForwardUnits: 0, adjustments: [] })),
];
