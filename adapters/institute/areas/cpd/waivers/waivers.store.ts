import type { Operator } from "../../../platform/operator.ts";
import { changeWithAudit } from "../../../platform/storage/change-with-audit.ts";
import type { Database } from "../../../platform/storage/storage.ts";
import { cpdAdjustmentsTable, type AdjustmentRow } from "../history.store.ts";
import { cpdYearsTable } from "../years.store.ts";

/** The waivers on a member's record, in any status. */
export const waiversOf = (database: Database, customerId: string) =>
  database
    .selectFrom("cpdAdjustments")
    .selectAll()
    .where("customerId", "=", customerId)
    .where("type", "=", "waiver")
    .execute();

/** Stores a waiver, and adds its year to the record if missing. */
export const storeWaiver = async (operator: Operator, database: Database, waiver: AdjustmentRow): Promise<void> => {
  const { customerId, year } = waiver;
  await changeWithAudit(operator, database, cpdYearsTable, customerId, () =>
    database
      .insertInto("cpdYears")
      .values({ customerId, year, status: "NOT_DECLARED", broughtForwardUnits: 0 })
      .onConflict((conflict) => conflict.doNothing())
      .execute(),
  );
  await changeWithAudit(operator, database, cpdAdjustmentsTable, customerId, () =>
    database.insertInto("cpdAdjustments").values(waiver).execute(),
  );
};

/** Removes a waiver from a member's record; false when no waiver has this id. WAIV-06 */
export const removeWaiver = async (
  operator: Operator,
  database: Database,
  customerId: string,
  adjustmentId: string,
): Promise<boolean> => {
  const { numDeletedRows } = await changeWithAudit(operator, database, cpdAdjustmentsTable, customerId, () =>
    database
      .deleteFrom("cpdAdjustments")
      .where("customerId", "=", customerId)
      .where("adjustmentId", "=", adjustmentId)
      .where("type", "=", "waiver")
      .executeTakeFirst(),
  );
  return Number(numDeletedRows) > 0;
};
