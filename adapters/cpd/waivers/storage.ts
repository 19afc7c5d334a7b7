import type { Database } from "../../institute/storage/storage.ts";
import type { AdjustmentStatus } from "../../../domain/cpd/history.ts";
import type { CalendarDate } from "../../../domain/kernel/calendar-date.ts";

export interface AdjustmentRow {
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
}

declare module "../../institute/storage/tables.ts" {
  interface Tables {
    cpdAdjustments: AdjustmentRow;
  }
}

/** The waivers on a member's record, whatever became of them. */
export const waiversOf = (database: Database, customerId: string) =>
  database
    .selectFrom("cpdAdjustments")
    .selectAll()
    .where("customerId", "=", customerId)
    .where("type", "=", "waiver")
    .execute();

/** Stores a waiver in its year, which joins the record with it if it is not there yet. */
export const storeWaiver = async (database: Database, waiver: AdjustmentRow): Promise<void> => {
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
