import * as z from "zod";

import { departureKinds, hasLeft, type Departure, type DepartureKind } from "../../../../domain/customer/departure.ts";
import type { CalendarDate } from "../../../../domain/kernel/calendar-date.ts";
import type { Operator } from "../operator.ts";
import { audit } from "../storage/audit.ts";
import { customerId } from "../storage/column-rules.ts";
import { required, importable, withheld, nullable, personId } from "../storage/columns.ts";
import { defineTable, type RowOf } from "../storage/define-table.ts";
import type { Database } from "../storage/storage.ts";
import { flag } from "../storage/tables.ts";
import { changeStanding } from "./change-standing.ts";
import { lockCustomer, type CustomerRow } from "./customers.store.ts";

export const departuresTable = defineTable("departures", {
  record: { name: "departures", key: ["customerId"] },
  ofPerson: { words: "why and when they left", merger: "left" },
  columns: {
    customerId: personId,
    kind: importable(
      required.code<DepartureKind>(),
      "Why the person left.",
      z.enum(departureKinds, `has to be one of ${departureKinds.join(", ")}`),
    ),
    /** The first day on which they have left. */
    leftOn: importable(required.day(), "The first day on which the person has left."),
    /** In the words of the staff. */
    reason: importable(nullable.text(), "The reason in the words of the staff."),
    /** The account to which their records were moved. LIFE-02 */
    mergedInto: importable(nullable.text(), "ID of the account to which the records were moved.", customerId),
    /** References of the credit notes that it led to, as a JSON list. */
    creditNotes: withheld.internal(nullable.text()),
  },
});

/** Why and when somebody left, or will leave. LIFE-01 */
type DepartureRow = RowOf<typeof departuresTable>;

declare module "../storage/tables.ts" {
  interface Tables {
    departures: DepartureRow;
  }
}

/** A departure on record. */
export interface RecordedDeparture extends Departure {
  readonly reason?: string | undefined;
  readonly mergedInto?: string | undefined;
  /** References of the credit notes that it led to. */
  readonly creditNotes?: readonly string[] | undefined;
}

const departureFrom = ({
  kind,
  leftOn: on,
  reason,
  mergedInto,
  creditNotes,
}: Omit<DepartureRow, "customerId">): RecordedDeparture => ({
  kind,
  on,
  reason: reason ?? undefined,
  mergedInto: mergedInto ?? undefined,
  creditNotes: creditNotes === null ? undefined : (JSON.parse(creditNotes) as readonly string[]),
});

/** The departure of a person on record, planned ones too; undefined without one. LIFE-01 */
export const departureOf = async (database: Database, customerId: string): Promise<RecordedDeparture | undefined> => {
  const row = await database
    .selectFrom("departures")
    .selectAll()
    .where("customerId", "=", customerId)
    .executeTakeFirst();
  return row && departureFrom(row);
};

/** The IDs of people among some whose departure is their death. LIFE-01 */
export const filterDeceased = async (
  database: Database,
  customerIds: readonly string[],
): Promise<ReadonlySet<string>> => {
  if (customerIds.length === 0) return new Set();
  const rows = await database
    .selectFrom("departures")
    .select("customerId")
    .where("customerId", "in", customerIds)
    .where("kind", "=", "deceased")
    .execute();
  return new Set(rows.map((row) => row.customerId));
};

/** Records a departure in place of an earlier one, and closes the account once it has taken effect. LIFE-01 */
export const recordDeparture = async (
  operator: Operator,
  database: Database,
  person: CustomerRow,
  departure: RecordedDeparture,
): Promise<void> => {
  const { customerId } = person;
  const before = await departureOf(database, customerId);
  const { kind, on: leftOn, reason = null, mergedInto = null } = departure;
  // A departure that replaces another, such as a death before a planned one, keeps its credit notes.
  const notes = [...(before?.creditNotes ?? []), ...(departure.creditNotes ?? [])];
  const creditNotes = notes.length === 0 ? null : JSON.stringify(notes);
  const row = { kind, leftOn, reason, mergedInto, creditNotes };
  await database
    .insertInto("departures")
    .values({ customerId, ...row })
    .onConflict((conflict) => conflict.column("customerId").doUpdateSet(row))
    .execute();
  const { by, now: at, auditKey } = operator;
  await audit(database, { customerId, kind: "departure", before, after: departure, auditKey, by, at });
  if (hasLeft(departure, operator.today) && person.isClosed === 0)
    await changeStanding(operator, database, person, { isClosed: flag(true) });
};

/** Removes a departure, and opens the account again. LIFE-01 */
export const removeDeparture = async (operator: Operator, database: Database, person: CustomerRow): Promise<void> => {
  const { customerId } = person;
  const before = await departureOf(database, customerId);
  await database.deleteFrom("departures").where("customerId", "=", customerId).execute();
  const { by, now: at, auditKey } = operator;
  await audit(database, { customerId, kind: "departure", before, after: undefined, auditKey, by, at });
  if (person.isClosed === 1) await changeStanding(operator, database, person, { isClosed: flag(false) });
};

/** People with an open account whose departure takes effect on a day or before, by ID. LIFE-01 */
export const leaversUntil = async (
  database: Database,
  day: CalendarDate,
): Promise<readonly (RecordedDeparture & { readonly person: CustomerRow })[]> => {
  const people = await database
    .selectFrom("customers")
    .selectAll("customers")
    .innerJoin("departures", "departures.customerId", "customers.customerId")
    .select([
      "departures.kind",
      "departures.leftOn",
      "departures.reason",
      "departures.mergedInto",
      "departures.creditNotes",
    ])
    .where("customers.isClosed", "=", 0)
    .where("departures.leftOn", "<=", day)
    .orderBy("customers.customerId")
    .execute();
  return people.map((person) => ({ ...departureFrom(person), person }));
};

/** Closes the accounts of people whose departure has taken effect since; returns their number. LIFE-01 */
export const closeLeavers = async (operator: Operator, database: Database): Promise<number> => {
  let closed = 0;
  for (const { person } of await leaversUntil(database, operator.today))
    await database.transaction().execute(async (transaction) => {
      await lockCustomer(transaction, person.customerId);
      const departure = await departureOf(transaction, person.customerId);
      // Readmitted in the meantime.
      if (departure === undefined || !hasLeft(departure, operator.today)) return;
      await changeStanding(operator, transaction, person, { isClosed: flag(true) });
      closed += 1;
    });
  return closed;
};
