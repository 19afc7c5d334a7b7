import { plusDays, type CalendarDate } from "../../../../domain/kernel/calendar-date.ts";
import { leaversUntil } from "../../platform/customers/departures.store.ts";
import type { Acting } from "../acting.ts";

/** Days ahead that are listed. */
const daysAhead = 42;

/** Something that a coming day brings by itself. */
export interface ComingChange {
  readonly on: CalendarDate;
  readonly what: string;
}

const inWords = (count: number): string => (count === 1 ? "1 person" : `${count} people`);

/**
 * What the next six weeks bring by themselves, the next day first: by distinct dates, so that it is quick among many people.
 * `yearOn` says whom a day is about, and whom it reminds. DESK-04, YEAR-03
 */
export const comingChanges = async ({
  database,
  today,
  rules: { closedDays },
}: Pick<Acting, "database" | "today" | "rules">): Promise<readonly ComingChange[]> => {
  const last = plusDays(today, daysAhead);
  // What is due by a day becomes overdue on the next.
  const [dueFrom, dueUntil] = [today, plusDays(last, -1)];
  const declarations = await database
    .selectFrom("cpdOverviews")
    .select(({ fn }) => ["year", "nextDueDate", fn.countAll<number>().as("people")])
    .where("isRequired", "=", 1)
    // Closed accounts are few; a join would look up everyone.
    .where("customerId", "not in", ({ selectFrom }) =>
      selectFrom("customers").select("customerId").where("isClosed", "=", 1),
    )
    .where("nextDueDate", ">=", dueFrom)
    .where("nextDueDate", "<=", dueUntil)
    .groupBy(["year", "nextDueDate"])
    .execute();
  const subscriptions = await database
    .selectFrom("subscriptions")
    .select(["year", "dueDate"])
    .distinct()
    .where("dueDate", ">=", dueFrom)
    .where("dueDate", "<=", dueUntil)
    .execute();
  const certificates = await database
    .selectFrom("practisingCertificates")
    .innerJoin("customers", "customers.customerId", "practisingCertificates.customerId")
    .select(({ fn }) => ["expiresOn", fn.countAll<number>().as("certificates")])
    .where("customers.isClosed", "=", 0)
    .where("expiresOn", ">=", today)
    .where("expiresOn", "<=", last)
    .groupBy("expiresOn")
    .execute();
  const graces = await database
    .selectFrom("customers")
    .select(({ fn }) => ["suspensionGraceEnds", fn.countAll<number>().as("people")])
    .where("isClosed", "=", 0)
    .where("suspensionGraceEnds", ">=", today)
    .where("suspensionGraceEnds", "<=", last)
    .groupBy("suspensionGraceEnds")
    .execute();
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
