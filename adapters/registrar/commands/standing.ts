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
import { inOneTransaction, type CommandContext } from "../command-context.ts";
import { auditAt, nameOf, personOf, refuseFor } from "../people.ts";

const standingOf = ({ status, isClosed, isRetired, isFellow }: CustomerRow): Standing => ({
  status,
  isClosed: isClosed === 1,
  isRetired: isRetired === 1,
  isFellow: isFellow === 1,
});

const change = async (context: CommandContext, database: Database, person: CustomerRow, columns: Partial<CustomerRow>): Promise<void> => {
  const { customerId } = person;
  await database.updateTable("customers").set(columns).where("customerId", "=", customerId).execute();
  await auditAt(context, database, { customerId, kind: "standing", before: person, after: { ...person, ...columns } });
};

/** Suspends someone, after days of grace or at once. SUSP-01 */
export const suspend = (context: CommandContext, who: string, { code, graceDays }: { readonly code: string; readonly graceDays?: number }) =>
  inOneTransaction(context, async (database) => {
    const person = await personOf(database, who);
    const graceEnds = graceDays === undefined ? undefined : plusDays(context.today, graceDays);
    refuseFor(person, whyNotSuspended(standingOf(person), { code, graceEnds }, context.today));
    await change(context, database, person, {
      status: "SUSPENDED",
      suspensionCode: code,
      isSuspensionGracePeriod: flag(graceEnds !== undefined),
      suspensionGraceEnds: graceEnds ?? null,
    });
    context.print(`${nameOf(person)} is suspended${graceEnds === undefined ? "" : `, with grace until ${displayDate(graceEnds)}`}: ${code}.`);
  });

const noSuspension = { suspensionCode: null, isSuspensionGracePeriod: flag(false), suspensionGraceEnds: null };

/** Ends a suspension. SUSP-01 */
export const reinstate = (context: CommandContext, who: string) =>
  inOneTransaction(context, async (database) => {
    const person = await personOf(database, who);
    refuseFor(person, whyNotReinstated(standingOf(person)));
    const status = unsuspendedStatusOf(standingOf(person));
    await change(context, database, person, { ...noSuspension, status });
    context.print(`${nameOf(person)} is ${status.toLowerCase()} again.`);
  });

/** Closes an account: nothing of it can be seen online any longer. ERR-01 */
export const close = (context: CommandContext, who: string) =>
  inOneTransaction(context, async (database) => {
    const person = await personOf(database, who);
    refuseFor(person, whyNotClosed(standingOf(person)));
    await change(context, database, person, { isClosed: flag(true) });
    context.print(`${nameOf(person)} is closed${isSuspended(person) ? ", and stays suspended" : ""}.`);
  });
