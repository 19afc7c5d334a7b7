import { randomUUID } from "node:crypto";

import { retentionCutoff } from "../../../../domain/institute/rules/retention.ts";
import { required, withheld, nullable } from "../../platform/storage/columns.ts";
import { defineTable, type RowOf } from "../../platform/storage/define-table.ts";
import { deleteInRanges } from "../../platform/storage/ranges.ts";
import type { Database } from "../../platform/storage/storage.ts";
import type { Sweep } from "../../platform/storage/sweep-report.ts";
import { flag } from "../../platform/storage/tables.ts";

export const staffRecordsTable = defineTable("staffRecords", {
  ofPerson: {
    words: "what staff saw and did",
    keptBecause: "who of the staff saw and did what, without the values",
    merger: "left",
  },
  columns: {
    recordId: withheld.internal(required.text()),
    staffId: withheld.internal(required.text()),
    at: withheld.internal(required.number()),
    /** "signed in", "saw a case" */
    action: withheld.internal(required.text()),
    /** The person whose record it is about; null for lists and sign-ins. */
    customerId: withheld.internal(nullable.text()),
    /** The submission it is about. */
    reference: withheld.internal(nullable.text()),
    /** Whether it changed something; otherwise it was only seen. */
    isChange: withheld.internal(required["yes or no"]()),
  },
});

/** Records of what staff saw or did, and about whom. Rows are append-only. DESK-10 */
type StaffRecordRow = RowOf<typeof staffRecordsTable>;

declare module "../../platform/storage/tables.ts" {
  interface Tables {
    staffRecords: StaffRecordRow;
  }
}

/** A staff record to store. */
export interface StaffRecordEntry {
  readonly action: string;
  readonly customerId?: string | undefined;
  readonly reference?: string | undefined;
  readonly isChange?: boolean;
}

/** Records what somebody of the staff saw or did. DESK-10 */
export const recordStaffAction = async (
  database: Database,
  staffId: string,
  { action, customerId, reference, isChange = false }: StaffRecordEntry,
  now: Date,
): Promise<void> => {
  await database
    .insertInto("staffRecords")
    .values({
      recordId: randomUUID(),
      staffId,
      at: now.getTime(),
      action,
      customerId: customerId ?? null,
      reference: reference ?? null,
      isChange: flag(isChange),
    })
    .execute();
};

/** The filter of a list of staff records. */
export interface StaffRecordFilter {
  readonly changesOnly: boolean;
  readonly customerId?: string | undefined;
  /** Instants from the first, before the second, in milliseconds. */
  readonly between?: readonly [from: number, before: number] | undefined;
  readonly most: number;
  readonly after?: number;
}

/** The records of staff with their names, the latest first. DESK-10 */
export const staffRecords = (
  database: Database,
  { changesOnly, customerId, between, most, after = 0 }: StaffRecordFilter,
) => {
  let records = database
    .selectFrom("staffRecords as record")
    .innerJoin("staff", "staff.staffId", "record.staffId")
    .select(["record.at", "record.action", "record.customerId", "record.reference", "staff.name"]);
  if (changesOnly) records = records.where("record.isChange", "=", flag(true));
  if (customerId !== undefined) records = records.where("record.customerId", "=", customerId);
  if (between) records = records.where("record.at", ">=", between[0]).where("record.at", "<", between[1]);
  return records.orderBy("record.at", "desc").orderBy("record.recordId").limit(most).offset(after).execute();
};

/** When each account signed in last, by ID. */
export const latestSignIns = async (database: Database): Promise<ReadonlyMap<string, number>> => {
  const rows = await database
    .selectFrom("staffRecords")
    .select(({ fn }) => ["staffId", fn.max<number>("at").as("latest")])
    .where("action", "=", "signed in")
    .groupBy("staffId")
    .execute();
  return new Map(rows.map(({ staffId, latest }) => [staffId, latest]));
};

/** Whether an account has signed in within the retention. */
export const hasSignedIn = async (database: Database, staffId: string): Promise<boolean> => {
  const found = await database
    .selectFrom("staffRecords")
    .select("recordId")
    .where("staffId", "=", staffId)
    .where("action", "=", "signed in")
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
};

/** Deletes records beyond the retention of activity; returns their number. KEEP-01 */
export const deleteOldStaffRecords = ({ database, now, rules, yieldToRequests }: Sweep): Promise<number> =>
  deleteInRanges(
    database.selectFrom("staffRecords"),
    "at",
    retentionCutoff("activity", now, rules) - 1,
    yieldToRequests,
    (to) => database.deleteFrom("staffRecords").where("at", "<=", to).executeTakeFirstOrThrow(),
  );
