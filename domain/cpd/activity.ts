import type { AnswerShape } from "../kernel/answers.ts";
import type { CalendarDate } from "../kernel/calendar-date.ts";
import {
  atMost,
  firstProblem,
  isValid,
  messages,
  problemsIn,
  required,
  requiredUnless,
  type Problem,
  type Problems,
} from "../kernel/field-rules.ts";
import { messagesOf, withValues } from "../kernel/message.ts";
import { readTypedDate, typedDateMessages, formatTypedDate } from "../kernel/typed-date.ts";
import { normaliseInput, normaliseLines } from "../kernel/typed-text.ts";
import type { PortalRules } from "../rules/portal-rules.ts";
import { cpdYearOf, cpdYearPeriod } from "./cpd-year.ts";
import { isUnits, readUnits } from "./units.ts";

/** A member's entry about a learning activity. LOG-01 */
export interface ActivityEntry {
  readonly title: string;
  /** The day on which it took place, or ended. */
  readonly date: CalendarDate;
  /** More than 0, with two decimals at most. */
  readonly units: number;
  readonly isVerifiable: boolean;
  /** What was learnt, in one or more lines; can be added later. */
  readonly learnt?: string | undefined;
}

/** An activity in a member's log. LOG-01 */
export interface Activity extends ActivityEntry {
  readonly id: string;
  /** Differs once it was changed; absent in registers that do not tell. FORM-01 */
  readonly version?: string | undefined;
}

/** The payload of an activity. LOG-01 */
export interface SentActivity extends ActivityEntry {
  /** The ids of uploaded files that prove it. LOG-02 */
  readonly evidence?: readonly string[] | undefined;
}

/** Maximum lengths in characters. LOG-01 */
export const activityLimits = { title: 150, learnt: 1000 } as const;

/** Form state; date and units are the raw input. LOG-01 */
export interface ActivityForm {
  readonly title: string;
  readonly date: string;
  readonly units: string;
  readonly isVerifiable?: boolean | undefined;
  readonly learnt: string;
}

export type ActivityField = keyof ActivityForm;

export const activityFormShape: AnswerShape<ActivityForm> = {
  title: "words",
  date: "words",
  units: "words",
  isVerifiable: "yes or no",
  learnt: "words",
};

/** A form with nothing typed, on a day that is shown and can be changed. LOG-01 */
export const emptyActivityForm = (today: CalendarDate): ActivityForm => ({
  title: "",
  date: formatTypedDate(today),
  units: "",
  learnt: "",
});

/** The form of an activity that is to be changed. LOG-01 */
export const formOfActivity = ({ title, date, units, isVerifiable, learnt = "" }: Activity): ActivityForm => ({
  title,
  date: formatTypedDate(date),
  units: String(units),
  isVerifiable,
  learnt,
});

/** Validation messages besides "required". LOG-01 */
export const activityMessages = messagesOf("activity", {
  notYet: "Please enter a day that is not after today",
  declared: "Your CPD for {year} is declared, so nothing can be added or changed. Please enter a day of another year",
  tooEarly: "Please enter a day from {date}",
  units: "Please enter the units as a number, such as 1 or 1.5",
  unusual: "Is this right? More than 24 units in a day are unusual. Correct it, or save it again to keep it.",
});

/** The facts that validate an activity: the day, the rules, and the CPD years that are not declared. */
export interface ActivityFacts {
  readonly today: CalendarDate;
  readonly rules: Pick<PortalRules, "cpd">;
  readonly openYears: readonly number[];
}

/** Why an activity cannot be on a day; undefined when it can. LOG-01 */
const dayProblem = (date: CalendarDate, { today, rules, openYears }: ActivityFacts): Problem | undefined => {
  if (date > today) return activityMessages.notYet;
  const year = cpdYearOf(date, rules.cpd);
  if (openYears.includes(year)) return undefined;
  const earliest = Math.min(...openYears);
  return year < earliest && Number.isFinite(earliest)
    ? withValues(activityMessages.tooEarly, { date: { day: cpdYearPeriod(earliest, rules.cpd).startDate } })
    : withValues(activityMessages.declared, { year });
};

const typedDayProblem = (typed: string, facts: ActivityFacts): Problem | undefined => {
  const day = readTypedDate(typed);
  if (day.kind === "empty") return messages.required;
  return day.kind === "invalid" ? typedDateMessages[day.why] : dayProblem(day.date, facts);
};

const typedUnitsProblem = (typed: string): Problem | undefined =>
  required(normaliseInput(typed)) ?? (readUnits(typed) === undefined ? activityMessages.units : undefined);

/** Validates the form, field by field. LOG-01 */
export const activityProblems = (form: ActivityForm, facts: ActivityFacts): Problems<ActivityField> =>
  problemsIn({
    title: firstProblem(form.title, required, atMost(activityLimits.title)),
    date: typedDayProblem(form.date, facts),
    units: typedUnitsProblem(form.units),
    isVerifiable: requiredUnless(form.isVerifiable !== undefined),
    learnt: atMost(activityLimits.learnt)(normaliseLines(form.learnt)),
  });

/** Units that one day has, at one an hour. LOG-01 */
const unitsOfDay = 24;

/** Questions about a valid form, by field: whether more units than a day has are right. `opened`: the form as it was. LOG-01 */
export const activityQuestions = (
  { units }: Pick<ActivityForm, "units">,
  opened: Pick<ActivityForm, "units">,
): Problems<"units"> => {
  const isUsual = units === opened.units || (readUnits(units) ?? 0) <= unitsOfDay;
  return problemsIn({ units: isUsual ? undefined : activityMessages.unusual });
};

/** Builds the entry from a valid form; undefined while the form has errors. LOG-01 */
export const activityEntryOf = (form: ActivityForm, facts: ActivityFacts): ActivityEntry | undefined => {
  const day = readTypedDate(form.date);
  const units = readUnits(form.units);
  const { isVerifiable } = form;
  if (!isValid(activityProblems(form, facts)) || day.kind !== "valid") return undefined;
  if (units === undefined || isVerifiable === undefined) return undefined;
  const learnt = normaliseLines(form.learnt);
  return { title: normaliseInput(form.title), date: day.date, units, isVerifiable, ...(learnt ? { learnt } : {}) };
};

/** Why a received entry within the limits cannot be logged, by field; empty when it can. LOG-01 */
export const entryProblems = (
  { title, date, units }: ActivityEntry,
  facts: ActivityFacts,
): Problems<"title" | "date" | "units"> =>
  problemsIn({
    title: required(normaliseInput(title)),
    date: dayProblem(date, facts),
    units: isUnits(units) ? undefined : activityMessages.units,
  });
