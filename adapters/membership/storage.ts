import type { Insertable } from "kysely";
import type { CalendarDate } from "../../domain/kernel/calendar-date.ts";
import { flag, type Tables } from "../institute/storage/tables.ts";
import { forgetReminders } from "../cpd/declarations/storage.ts";
import type { Database } from "../institute/storage/storage.ts";

/**
 * Makes whoever else asks for this customer at this moment wait until the transaction is over, so that
 * what it goes on to read is what the other one left.
 */
export const holdCustomer = async (transaction: Database, customerId: string): Promise<void> => {
  await transaction
    .updateTable("customers")
    .set(({ ref }) => ({ customerId: ref("customerId") }))
    .where("customerId", "=", customerId)
    .execute();
};

/** The application stored under a key. */
export const applicationUnder = (database: Database, customerId: string, idempotencyKey: string) =>
  database
    .selectFrom("membershipApplications")
    .selectAll()
    .where("customerId", "=", customerId)
    .where("idempotencyKey", "=", idempotencyKey)
    .executeTakeFirst();

/** Stores an application and what follows from it: the person is notified of it. MEMB-02 */
export const storeApplication = async (
  database: Database,
  application: Insertable<Tables["membershipApplications"]>,
): Promise<void> => {
  const { customerId } = application;
  await database.insertInto("membershipApplications").values(application).execute();
  const { last } = await database
    .selectFrom("notifications")
    .select(({ fn }) => fn.max("position").as("last"))
    .where("customerId", "=", customerId)
    .executeTakeFirstOrThrow();
  const position = (last ?? -1) + 1;
  await database.insertInto("notifications").values({ customerId, position, code: "APPLIED_FOR_MEMBERSHIP" }).execute();
  await database
    .updateTable("customers")
    .set({ eligibleForMembership: flag(false) })
    .where("customerId", "=", customerId)
    .execute();
};

/** The retirement stored under a key. */
export const retirementUnder = (database: Database, customerId: string, idempotencyKey: string) =>
  database
    .selectFrom("retirements")
    .selectAll()
    .where("customerId", "=", customerId)
    .where("idempotencyKey", "=", idempotencyKey)
    .executeTakeFirst();

/** When someone on the register retired; undefined of those who did not join it here. ACCT-01 */
export const retirementDateOf = async (database: Database, customerId: string): Promise<CalendarDate | undefined> => {
  const found = await database
    .selectFrom("retirements")
    .select("retirementDate")
    .where("customerId", "=", customerId)
    .executeTakeFirst();
  return found?.retirementDate;
};

/** Stores a retirement and what follows from it: the status, and no declaration to make any longer. CPD-02, RETR-05 */
export const storeRetirement = async (
  database: Database,
  retirement: Insertable<Tables["retirements"]>,
): Promise<void> => {
  const { customerId } = retirement;
  await database.insertInto("retirements").values(retirement).execute();
  await database
    .updateTable("customers")
    .set({ status: "Retired", isRetired: flag(true) })
    .where("customerId", "=", customerId)
    .execute();
  await database
    .updateTable("cpdOverviews")
    .set({ code: "NOT_REQUIRED" })
    .where("customerId", "=", customerId)
    .execute();
  await forgetReminders(database, customerId);
};
