import { daysBetween, plusDays, type CalendarDate } from "../../kernel/calendar-date.ts";
import type { OrganisationRules, ReminderSteps } from "../../rules/organisation-rules.ts";
import { datedObligations, type DatedFacts, type DatedObligation } from "./dated-obligations.ts";

/** A reminder: an obligation, and the step in days after its due date; negative before it. YEAR-02 */
export interface Reminder {
  readonly obligation: DatedObligation;
  readonly step: number;
}

export type SentReminder = Pick<DatedObligation, "kind" | "subject" | "due"> & Pick<Reminder, "step">;

type ReminderRules = OrganisationRules["reminders"];

/** The latest step on or before a day; undefined before the first. */
const stepReached = ({ before, after }: ReminderSteps, due: CalendarDate, day: CalendarDate): number | undefined => {
  const passed = daysBetween(due, day);
  const steps = [...before.map((days) => -days), ...after].filter((step) => step <= passed);
  return steps.length === 0 ? undefined : Math.max(...steps);
};

/**
 * The step with which an obligation is reminded of on a day, today or later; undefined when it has none yet, or when an
 * earlier day sends it. YEAR-03
 */
export const stepOn = (
  steps: ReminderSteps,
  due: CalendarDate,
  { today, day }: { readonly today: CalendarDate; readonly day: CalendarDate },
): number | undefined => {
  const step = stepReached(steps, due, day);
  return day > today && step === stepReached(steps, due, plusDays(day, -1)) ? undefined : step;
};

const isSent = ({ obligation: { kind, subject, due }, step }: Reminder, sent: readonly SentReminder[]): boolean =>
  sent.some((other) => other.kind === kind && other.subject === subject && other.due === due && other.step >= step);

/**
 * Reminders to send to a customer on a day: the latest step reached of each obligation, unless that or a later one was
 * sent. Skips missed steps, and obligations that are met or not open yet. YEAR-02
 */
export const remindersDue = (
  facts: DatedFacts,
  rules: ReminderRules,
  day: CalendarDate,
  sent: readonly SentReminder[],
): readonly Reminder[] =>
  datedObligations(facts, day).flatMap((obligation) => {
    const step = stepReached(rules[obligation.kind], obligation.due, day);
    if (step === undefined) return [];
    const reminder = { obligation, step };
    return isSent(reminder, sent) ? [] : [reminder];
  });

/** The record of a sent reminder. */
export const sentReminder = ({ obligation: { kind, subject, due }, step }: Reminder): SentReminder => ({
  kind,
  subject,
  due,
  step,
});

/**
 * Reminders that will be sent on a day, today or later, if nothing changes: those that no earlier day sends. YEAR-03
 */
export const remindersOn = (
  facts: DatedFacts,
  rules: ReminderRules,
  { today, day }: { readonly today: CalendarDate; readonly day: CalendarDate },
  sent: readonly SentReminder[],
): readonly Reminder[] => {
  if (day <= today) return remindersDue(facts, rules, day, sent);
  const before = remindersDue(facts, rules, plusDays(day, -1), sent).map(sentReminder);
  return remindersDue(facts, rules, day, [...sent, ...before]);
};

/**
 * The first day, today or later, on which a reminder of something overdue is sent; undefined where none is left. An
 * expired certificate does not count. YEAR-04
 */
export const nextOverdueReminder = (
  facts: DatedFacts,
  rules: ReminderRules,
  today: CalendarDate,
  sent: readonly SentReminder[],
): CalendarDate | undefined => {
  const isOverdue = ({ kind, due }: DatedObligation): boolean => kind !== "practisingCertificate" && due < today;
  if (remindersDue(facts, rules, today, sent).some(({ obligation }) => isOverdue(obligation))) return today;
  const days = datedObligations(facts, today)
    .filter(isOverdue)
    .flatMap(({ kind, due }) => rules[kind].after.map((step) => plusDays(due, step)));
  return days.filter((day) => day > today).toSorted()[0];
};
