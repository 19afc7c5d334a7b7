import * as z from "zod";

import { yearStatuses, type YearStatus } from "../../../../domain/cpd/history.ts";
import type { Operator } from "../../platform/operator.ts";
import { changeWithAudit } from "../../platform/storage/change-with-audit.ts";
import { required, importable, personId, year } from "../../platform/storage/columns.ts";
import { defineTable, type RowOf } from "../../platform/storage/define-table.ts";
import type { Database } from "../../platform/storage/storage.ts";

const broughtForward = z
  .number("has to be a number, such as 1.5")
  .nonnegative("cannot be negative")
  .multipleOf(0.01, "has at most two decimals");

export const cpdYearsTable = defineTable("cpdYears", {
  record: { name: "cpd-years", key: ["customerId", "year"] },
  ofPerson: { words: "years of the CPD record", merger: ["year"] },
  columns: {
    customerId: personId,
    year,
    status: importable(required.code<YearStatus>(), "How the year was declared.", z.enum(yearStatuses)),
    broughtForwardUnits: importable(required.number(), "Units brought forward to the year.", broughtForward),
  },
});

declare module "../../platform/storage/tables.ts" {
  interface Tables {
    cpdYears: RowOf<typeof cpdYearsTable>;
  }
}

/** The declared years of a member. */
export const declaredYearsOf = async (database: Database, customerId: string): Promise<readonly number[]> => {
  const years = await database
    .selectFrom("cpdYears")
    .select("year")
    .where("customerId", "=", customerId)
    .where("status", "!=", "NOT_DECLARED")
    .execute();
  return years.map(({ year }) => year);
};

export const yearStatusOf = async (
  database: Database,
  customerId: string,
  year: number,
): Promise<YearStatus | undefined> => {
  const row = await database
    .selectFrom("cpdYears")
    .select("status")
    .where("customerId", "=", customerId)
    .where("year", "=", year)
    .executeTakeFirst();
  return row?.status;
};

/** Stores how a year was declared. CPD-11 */
export const putYear = async (
  operator: Operator,
  database: Database,
  { customerId, year, status }: { readonly customerId: string; readonly year: number; readonly status: YearStatus },
): Promise<void> => {
  await changeWithAudit(operator, database, cpdYearsTable, customerId, () =>
    database
      .insertInto("cpdYears")
      .values({ customerId, year, status, broughtForwardUnits: 0 })
      .onConflict((conflict) => conflict.columns(["customerId", "year"]).doUpdateSet({ status }))
      .execute(),
  );
};

/** Units recorded as brought forward to a year; undefined when the year is not on record. */
export const broughtForwardTo = async (
  database: Database,
  customerId: string,
  year: number,
): Promise<number | undefined> => {
  const row = await database
    .selectFrom("cpdYears")
    .select("broughtForwardUnits")
    .where("customerId", "=", customerId)
    .where("year", "=", year)
    .executeTakeFirst();
  return row?.broughtForwardUnits;
};

/** Records units as brought forward to a year. LOG-01 */
export const putBroughtForward = async (
  operator: Operator,
  database: Database,
  customerId: string,
  year: number,
  broughtForwardUnits: number,
): Promise<void> => {
  await changeWithAudit(operator, database, cpdYearsTable, customerId, () =>
    database
      .insertInto("cpdYears")
      .values({ customerId, year, status: "NOT_DECLARED", broughtForwardUnits })
      .onConflict((conflict) => conflict.columns(["customerId", "year"]).doUpdateSet({ broughtForwardUnits }))
      .execute(),
  );
};

/** Restores the earlier state of a year. SENT-03 */
export const restoreYear = async (
  operator: Operator,
  database: Database,
  customerId: string,
  year: number,
  status: YearStatus | undefined,
): Promise<void> => {
  const waived = await database
    .selectFrom("cpdAdjustments")
    .select("adjustmentId")
    .where("customerId", "=", customerId)
    .where("year", "=", year)
    .limit(1)
    .executeTakeFirst();
  await changeWithAudit(operator, database, cpdYearsTable, customerId, async () => {
    if (status === undefined && waived === undefined)
      await database.deleteFrom("cpdYears").where("customerId", "=", customerId).where("year", "=", year).execute();
    else
      await database
        .updateTable("cpdYears")
        .set({ status: status ?? "NOT_DECLARED" })
        .where("customerId", "=", customerId)
        .where("year", "=", year)
        .execute();
  });
};

/** Adds to an account the years of another that it lacks and that adjustments refer to, so that these can move. LIFE-02 */
export const addYearsOfAdjustments = async (
  operator: Operator,
  database: Database,
  from: string,
  into: string,
): Promise<void> => {
  const years = await database
    .selectFrom("cpdYears")
    .select(["year", "status", "broughtForwardUnits"])
    .where("customerId", "=", from)
    .where("year", "in", (query) => query.selectFrom("cpdAdjustments").select("year").where("customerId", "=", from))
    .where("year", "not in", (query) => query.selectFrom("cpdYears").select("year").where("customerId", "=", into))
    .execute();
  if (years.length === 0) return;
  await changeWithAudit(operator, database, cpdYearsTable, into, () =>
    database
      .insertInto("cpdYears")
      .values(years.map((year) => ({ ...year, customerId: into })))
      .execute(),
  );
};
