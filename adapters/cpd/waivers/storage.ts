import type { Insertable } from "kysely";
import type { Database } from "../../institute/storage/storage.ts";
import type { Tables } from "../../institute/storage/tables.ts";
import type { AdjustmentStatus } from "../../../domain/cpd/history.ts";
import type { CalendarDate } from "../../../domain/kernel/calendar-date.ts";

interface AdjustmentRow {
  adjustmentId: string;
  customerId: string;
  year: number;
  type: string;
  reason: string;
  units: number;
  status: AdjustmentStatus;
  startDate: CalendarDate | null;
  endDate: CalendarDate | null;
  reasonCode: string | null;
  /** The key a member's request came under; what the institute adjusts of its own has none. */
  idempotencyKey: string | null;
}

declare module "../../institute/storage/tables.ts" {
  interface Tables {
    cpdAdjustments: AdjustmentRow;
  }
}

/**
 * Lets one request about a member's CPD record go at a time, until its transaction ends: whether a
 * waiver overlaps another cannot be left to a constraint. A write of what is there locks the row on both databases.
 */
export const holdCpdRecord = async (database: Database, customerId: string): Promise<void> => {
  await database.updateTable("cpdOverviews").set({ customerId }).where("customerId", "=", customerId).execute();
};

/** The waivers on a member's record, whatever became of them. */
export const waiversOf = (database: Database, customerId: string) =>
  database
    .selectFrom("cpdAdjustments")
    .selectAll()
    .where("customerId", "=", customerId)
    .where("type", "=", "waiver")
    .execute();

/** Stores a waiver in its year, which joins the record with it if it is not there yet. */
export const storeWaiver = async (
  database: Database,
  waiver: Insertable<Tables["cpdAdjustments"]>,
): Promise<void> => {
  const { customerId, year } = waiver;
  await database
    .insertInto("cpdYears")
    .values({ customerId, year, status: "NOT_DECLARED", broughtForwardUnits: 0 })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await database.insertInto("cpdAdjustments").values(waiver).execute();
};

/** Takes a waiver off a member's record; false when there is none of this id. WAIV-06 */
export const removeWaiver = async (database: Database, customerId: string, adjustmentId: string): Promise<boolean> => {
  const { numDeletedRows } = await database
    .deleteFrom("cpdAdjustments")
    .where("customerId", "=", customerId)
    .where("adjustmentId", "=", adjustmentId)
    .where("type", "=", "waiver")
    .executeTakeFirst();
  return Number(numDeletedRows) === 1;
};
