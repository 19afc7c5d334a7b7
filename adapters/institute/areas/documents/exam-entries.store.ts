import type { CalendarDate } from "../../../../domain/kernel/calendar-date.ts";
import type { ExamEntry } from "../../../../domain/qualifications/exam-entry.ts";
import { batchedQuery } from "../../platform/storage/batched-query.ts";
import type { Database } from "../../platform/storage/storage.ts";

export interface ExamEntryRow extends Omit<ExamEntry, "timeZone"> {
  readonly customerId: string;
  readonly timeZone: string | null;
}

declare module "../../platform/storage/tables.ts" {
  interface Tables {
    examEntries: ExamEntryRow;
  }
}

const entriesBy = batchedQuery((database, key) =>
  database
    .selectFrom("examEntries")
    .select(["exam", "date", "time", "place", "timeZone"])
    .where("customerId", "=", key)
    .orderBy("date")
    .orderBy("exam"),
);

/** A customer's upcoming exams, earliest first. DATE-01 */
export const upcomingExams = async (
  database: Database,
  customerId: string,
  today: CalendarDate,
): Promise<readonly ExamEntry[]> =>
  (await entriesBy(database, customerId))
    .filter(({ date }) => date >= today)
    .map(({ timeZone, ...entry }) => ({ ...entry, ...(timeZone === null ? {} : { timeZone }) }));
