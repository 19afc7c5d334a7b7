import * as z from "zod";
import { adjustmentStatuses, yearStatuses, type AdjustmentStatus, type AnnualDeclaration } from "../../domain/cpd/history.ts";
import { overviewCodes, type CpdOverview } from "../../domain/cpd/status.ts";
import { dayOf, daysBetween } from "../../domain/kernel/calendar-date.ts";
import { Refused } from "../institute/refused.ts";
import type { Database } from "../institute/storage/storage.ts";
import type { Stored } from "../institute/storage/tables.ts";
import { calendarYear, count, customerId, day, tableRecords, words } from "../registrar/records/record-file.ts";

const overviewLine = z.object({ customerId, code: z.enum(overviewCodes), year: calendarYear, nextDueDate: day });

/** Where each person's declaration stands. CPD-01 */
export const cpdRecords = tableRecords({
  name: "cpd",
  about: "Where the annual declaration stands: the year that is next to be declared, and by when.",
  schema: overviewLine,
  key: ["customerId"],
  table: "cpdOverviews",
});

const yearLine = z.object({ customerId, year: calendarYear, status: z.enum(yearStatuses), broughtForwardUnits: count });

/** The years on record. CPD-11 */
export const cpdYearRecords = tableRecords({
  name: "cpd-years",
  about: "The years of a CPD record: how each was declared, or that it was not, with the units brought forward.",
  schema: yearLine,
  key: ["customerId", "year"],
  fillIn: () => ({ broughtForwardUnits: 0 }),
  table: "cpdYears",
});

const text = (value: unknown): string => (typeof value === "string" ? value : "");

const adjustmentLine = z.object({
  adjustmentId: words(60),
  customerId,
  year: calendarYear,
  type: words(40),
  reason: words(100),
  reasonCode: z.optional(words(100)),
  units: count,
  status: z.enum(adjustmentStatuses),
  startDate: z.optional(day),
  endDate: z.optional(day),
});

/** Waivers and other adjustments of a year. WAIV-01, CPD-11 */
export const adjustmentRecords = tableRecords({
  name: "cpd-adjustments",
  about: "Waivers and other adjustments of a CPD year.",
  schema: adjustmentLine,
  key: ["adjustmentId"],
  belongsTo: { file: "cpd-years", fields: ["customerId", "year"] },
  fillIn: () => ({ type: "waiver" }),
  problems: ({ startDate, endDate, year }) => [
    ...(text(endDate) < text(startDate) ? [{ column: "endDate", reason: "must not be before startDate" }] : []),
    ...[{ column: "startDate", given: startDate }, { column: "endDate", given: endDate }]
      .filter(({ given }) => given !== undefined && !text(given).startsWith(String(year)))
      .map(({ column }) => ({ column, reason: `has to be in ${String(year)}` })),
  ],
  table: "cpdAdjustments",
});

export type AdjustmentRow = Stored<z.output<typeof adjustmentLine>>;

declare module "../institute/storage/tables.ts" {
  interface Tables {
    cpdOverviews: Stored<z.output<typeof overviewLine>>;
    cpdYears: Stored<z.output<typeof yearLine>>;
    cpdAdjustments: AdjustmentRow;
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

/** There is nothing to be reminded of any longer; a review goes on. */
export const forgetReminders = async (database: Database, customerId: string): Promise<void> => {
  await database
    .deleteFrom("notifications")
    .where("customerId", "=", customerId)
    .where("code", "like", "CPD%")
    .where("code", "!=", "CPD_REVIEW")
    .execute();
};
