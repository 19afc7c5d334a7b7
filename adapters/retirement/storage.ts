import type { CalendarDate } from "../../domain/kernel/calendar-date.ts";
import { forgetReminders } from "../cpd/storage.ts";
import type { Database } from "../institute/storage/storage.ts";
import { flag } from "../institute/storage/tables.ts";

interface RetirementRow {
  reference: string;
  customerId: string;
  retirementDate: CalendarDate;
  registeredOn: CalendarDate;
  registeredAt: number;
}

declare module "../institute/storage/tables.ts" {
  interface Tables {
    retirements: RetirementRow;
  }
}

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
export const storeRetirement = async (database: Database, retirement: RetirementRow): Promise<void> => {
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
