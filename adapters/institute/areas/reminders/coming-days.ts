import { plusDays, type CalendarDate } from "../../../../domain/kernel/calendar-date.ts";
import { leaversUntil } from "../../platform/customers/departures.store.ts";
import type { Acting } from "../acting.ts";
import { datedCounts } from "./coming-days.store.ts";

/** Days ahead that are listed. */
const daysAhead = 42;

/** Something that a coming day brings by itself. */
export interface ComingChange {
  readonly on: CalendarDate;
  readonly what: string;
}

const inWords = (count: number): string => (count === 1 ? "1 person" : `${count} people`);

/**
 * What the next six weeks bring by themselves, the next day first. `yearOn` says whom a day is about, and whom it
 * reminds. DESK-04, YEAR-03
 */
export const comingChanges = async ({
  database,
  today,
  rules: { closedDays },
}: Pick<Acting, "database" | "today" | "rules">): Promise<readonly ComingChange[]> => {
  const last = plusDays(today, daysAhead);
  // What is due by a day becomes overdue on the next.
  const due = { from: today, until: plusDays(last, -1) };
  const { declarations, subscriptions, certificates, graces } = await datedCounts(database, due, {
    from: today,
    until: last,
  });
  const leaving = (await leaversUntil(database, last)).filter(({ on }) => on >= today);
  const changes: readonly ComingChange[] = [
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
    ...closedDays.filter((on) => on >= today && on <= last).map((on) => ({ on, what: "No working day" })),
  ];
  return changes.toSorted((one, other) =>
    one.on === other.on ? one.what.localeCompare(other.what) : one.on < other.on ? -1 : 1,
  );
};
