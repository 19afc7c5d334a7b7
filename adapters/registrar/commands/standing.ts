import { isSuspended } from "../../../domain/customer/suspension.ts";
import {
  unsuspendedStatusOf,
  whyNotClosed,
  whyNotReinstated,
  whyNotSuspended,
  type Standing,
} from "../../../domain/customer/standing.ts";
import { displayDate, plusDays } from "../../../domain/kernel/calendar-date.ts";
import type { CustomerRow } from "../../customer/storage.ts";
import { flag } from "../../institute/storage/tables.ts";
import type { Database } from "../../institute/storage/storage.ts";
import { CannotBeDone, inOneTransaction, type Office } from "../office.ts";
import { auditAt, nameOf, personOf } from "../people.ts";

const standingOf = ({ status, isClosed, isRetired, isFellow }: CustomerRow): Standing => ({
  status,
  isClosed: isClosed === 1,
  isRetired: isRetired === 1,
  isFellow: isFellow === 1,
});

type StandingColumns = Pick<
  CustomerRow,
  "status" | "isClosed" | "suspensionCode" | "isSuspensionGracePeriod" | "suspensionGraceEnds"
>;

const columnsOf = ({
  status,
  isClosed,
  suspensionCode,
  isSuspensionGracePeriod,
  suspensionGraceEnds,
}: CustomerRow): StandingColumns => ({ status, isClosed, suspensionCode, isSuspensionGracePeriod, suspensionGraceEnds });

const change = async (
  office: Office,
  database: Database,
  person: CustomerRow,
  columns: Partial<StandingColumns>,
): Promise<void> => {
  const { customerId } = person;
  await database.updateTable("customers").set(columns).where("customerId", "=", customerId).execute();
  const before = columnsOf(person);
  await auditAt(office, database, { customerId, kind: "standing", before, after: { ...before, ...columns } });
};

const unless = (why: string | undefined, person: CustomerRow): void => {
  if (why !== undefined) throw new CannotBeDone(`${nameOf(person)}: ${why}`);
};

/** Suspends someone, after days of grace or at once. SUSP-01 */
export const suspend = (office: Office, who: string, { code, graceDays }: { readonly code: string; readonly graceDays?: number }) =>
  inOneTransaction(office, async (database) => {
    const person = await personOf(database, who);
    const graceEnds = graceDays === undefined ? undefined : plusDays(office.today, graceDays);
    unless(whyNotSuspended(standingOf(person), { code, graceEnds }, office.today), person);
    await change(office, database, person, {
      status: "SUSPENDED",
      suspensionCode: code,
      isSuspensionGracePeriod: flag(graceEnds !== undefined),
      suspensionGraceEnds: graceEnds ?? null,
    });
    office.say(`${nameOf(person)} is suspended${graceEnds === undefined ? "" : `, with grace until ${displayDate(graceEnds)}`}: ${code}.`);
  });

const noSuspension = { suspensionCode: null, isSuspensionGracePeriod: flag(false), suspensionGraceEnds: null };

/** Ends a suspension. SUSP-01 */
export const reinstate = (office: Office, who: string) =>
  inOneTransaction(office, async (database) => {
    const person = await personOf(database, who);
    unless(whyNotReinstated(standingOf(person)), person);
    const status = unsuspendedStatusOf(standingOf(person));
    await change(office, database, person, { ...noSuspension, status });
    office.say(`${nameOf(person)} is ${status.toLowerCase()} again.`);
  });

/** Closes an account: nothing of it can be seen online any longer. ERR-01 */
export const close = (office: Office, who: string) =>
  inOneTransaction(office, async (database) => {
    const person = await personOf(database, who);
    unless(whyNotClosed(standingOf(person)), person);
    await change(office, database, person, { isClosed: flag(true) });
    office.say(`${nameOf(person)} is closed${isSuspended(person) ? ", and stays suspended" : ""}.`);
  });
