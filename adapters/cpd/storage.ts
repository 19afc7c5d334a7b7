import { dayOf, daysBetween, type CalendarDate } from "../../domain/kernel/calendar-date.ts";
import type { CpdOverview, OverviewCode } from "../../domain/cpd/status.ts";
import type { AdjustmentStatus, AnnualDeclaration, YearStatus } from "../../domain/cpd/history.ts";
import { Refused } from "../institute/refused.ts";
import type { Database } from "../institute/storage/storage.ts";

declare module "../institute/storage/tables.ts" {
  interface Tables {
    cpdOverviews: { customerId: string; code: OverviewCode; year: number; nextDueDate: CalendarDate };
    cpdYears: { customerId: string; year: number; status: YearStatus; broughtForwardUnits: number };
  }
}

/** Where a member's declaration stands today; the days left are counted, not stored. CPD-01 */
export const overviewOf = async (database: Database, customerId: string, now: Date): Promise<CpdOverview> => {
  const found = await database
    .selectFrom("cpdOverviews")
    .select(["code", "year", "nextDueDate"])
    .where("customerId", "=", customerId)
    .executeTakeFirst();
  if (!found) throw new Refused(404, "NO_SUCH_CUSTOMER", "There is no such customer.");
  return { ...found, remainingDays: daysBetween(dayOf(now), found.nextDueDate) };
};

/** A member's CPD record, latest year first, with the adjustments of the statuses asked for. CPD-11 */
export const historyOf = async (
  database: Database,
  customerId: string,
  statuses: readonly AdjustmentStatus[],
): Promise<AnnualDeclaration[]> => {
  const years = await database
    .selectFrom("cpdYears")
    .leftJoin("cpdDeclarations as declared", (join) =>
      join.onRef("declared.customerId", "=", "cpdYears.customerId").onRef("declared.year", "=", "cpdYears.year"),
    )
    .select(["cpdYears.year", "cpdYears.status", "cpdYears.broughtForwardUnits", "declared.reference", "declared.submittedOn"])
    .where("cpdYears.customerId", "=", customerId)
    .orderBy("cpdYears.year", "desc")
    .execute();
  const adjustments = await database
    .selectFrom("cpdAdjustments")
    .selectAll()
    .where("customerId", "=", customerId)
    .where("status", "in", statuses)
    .orderBy("adjustmentId")
    .execute();
  return years.map((year) => ({
    ...year,
    reference: year.reference ?? undefined,
    submittedOn: year.submittedOn ?? undefined,
    adjustments: adjustments
      .filter((adjustment) => adjustment.year === year.year)
      .map(({ adjustmentId, type, reason, units, status, startDate, endDate }) => ({
        id: adjustmentId,
        type,
        reason,
        units,
        startDate: startDate ?? undefined,
        endDate: endDate ?? undefined,
        status: { code: status },
      })),
  }));
};
