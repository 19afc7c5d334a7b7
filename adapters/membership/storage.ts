import type { Insertable } from "kysely";
import type { Database } from "../institute/storage/storage.ts";
import { flag, type Tables } from "../institute/storage/tables.ts";
import type { CalendarDate } from "../../domain/kernel/calendar-date.ts";

interface MembershipApplicationRow {
  reference: string;
  customerId: string;
  /** What was applied with, as JSON. */
  application: string;
  submittedOn: CalendarDate;
  submittedAt: number;
  idempotencyKey: string;
  bodyDigest: string;
}

declare module "../institute/storage/tables.ts" {
  interface Tables {
    membershipApplications: MembershipApplicationRow;
  }
}

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
