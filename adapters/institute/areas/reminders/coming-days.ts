import { plusDays, type CalendarDate } from "../../../../domain/kernel/calendar-date.ts";
import type { OrganisationRules } from "../../../../domain/rules/organisation-rules.ts";
import { leaversUntil } from "../../platform/customers/departures.store.ts";
import type { ActionContext } from "../use-case-context.ts";
import { datedCounts } from "./coming-days.store.ts";

/** Days ahead that are listed. */
const daysAhead = 42;

/** A scheduled change on a coming day. */
export interface ComingChange {
  readonly on: CalendarDate;
  readonly what: string;
}

const inWords = (count: number): string => (count === 1 ? "1 person" : `${count} people`);

/** Obligations with one due date, and the number of their people. */
interface DatedDuty {
  readonly kind: keyof OrganisationRules["reminders"];
  readonly due: CalendarDate;
  /** "CPD declaration 2026: 3 people" */
  readonly words: string;
}

/** The reminders of duties on some days: a step before or after each due date. */
const remindersOf = (duties: readonly DatedDuty[], rules: OrganisationRules["reminders"]): readonly ComingChange[] =>
  duties.flatMap(({ kind, due, words }) =>
    [...rules[kind].before.map((days) => -days), ...rules[kind].after].map((step) => ({
      on: plusDays(due, step),
      what: `Reminders, ${words}`,
    })),
  );

const furthest = ({ reminders }: Pick<OrganisationRules, "reminders">, way: "before" | "after"): number =>
  Math.max(0, ...Object.values(reminders).flatMap((steps) => steps[way]));

/**
 * Counts what is scheduled in the next six weeks, by day: changes from today on, and reminders from tomorrow on.
 * `eventsOnDay` says whom a day is about, and whom it reminds. DESK-04, YEAR-03
 */
export const comingChanges = async ({
  database,
  today,
  rules,
}: Pick<ActionContext, "database" | "today" | "rules">): Promise<readonly ComingChange[]> => {
  const last = plusDays(today, daysAhead);
  const isComing = (on: CalendarDate): boolean => on >= today && on <= last;
  // People are reminded of what is due later, and of what was due before.
  const due = { from: plusDays(today, -furthest(rules, "after")), until: plusDays(last, furthest(rules, "before")) };
  const { declarations, subscriptions, certificates, graces } = await datedCounts(database, due, {
    from: today,
    until: last,
  });
  const leaving = (await leaversUntil(database, last)).filter(({ on }) => on >= today);
  const duties: readonly DatedDuty[] = [
    ...declarations.map(({ year, nextDueDate, people }) => ({
      kind: "declaration" as const,
      due: nextDueDate,
      words: `CPD declaration ${year}: ${inWords(people)}`,
    })),
    ...subscriptions.map(({ year, dueDate }) => ({
      kind: "subscription" as const,
      due: dueDate,
      words: `Subscription ${year} where it is unpaid`,
    })),
    ...certificates.map(({ expiresOn, certificates: count }) => ({
      kind: "practisingCertificate" as const,
      due: expiresOn,
      words: `Practising certificates: ${count}`,
    })),
  ];
  const changes: readonly ComingChange[] = [
    ...remindersOf(duties, rules.reminders).filter(({ on }) => on > today),
    // What is due by a day becomes overdue on the next.
    ...declarations.map(({ year, nextDueDate, people }) => ({
      on: plusDays(nextDueDate, 1),
      what: `CPD declaration ${year} becomes overdue: ${inWords(people)}`,
    })),
    ...subscriptions.map(({ year, dueDate }) => ({
      on: plusDays(dueDate, 1),
      what: `Subscription ${year} becomes overdue where it is unpaid`,
    })),
    ...certificates.map(({ expiresOn, certificates: count }) => ({
      on: expiresOn,
      what: `Practising certificates expire: ${count}`,
    })),
    ...graces.flatMap(({ suspensionGraceEnds: on, people }) =>
      on === null ? [] : [{ on, what: `Grace period ends: ${inWords(people)}` }],
    ),
    ...[...new Set(leaving.map(({ on }) => on))].map((on) => ({
      on,
      what: `Accounts close: ${inWords(leaving.filter((one) => one.on === on).length)}`,
    })),
    ...rules.closedDays.map((on) => ({ on, what: "No working day" })),
  ];
  return changes
    .filter(({ on }) => isComing(on))
    .toSorted((one, other) => (one.on === other.on ? one.what.localeCompare(other.what) : one.on < other.on ? -1 : 1));
};
