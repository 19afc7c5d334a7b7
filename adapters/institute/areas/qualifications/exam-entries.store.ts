import type { CalendarDate } from "../../../../domain/kernel/calendar-date.ts";
import type { ExamEntry } from "../../../../domain/qualifications/exam-entry.ts";
import { batchedQuery } from "../../platform/storage/batched-query.ts";
import { words } from "../../platform/storage/column-rules.ts";
import { required, importable, nullable, personId } from "../../platform/storage/columns.ts";
import { defineTable, type RowOf } from "../../platform/storage/define-table.ts";
import type { Database } from "../../platform/storage/storage.ts";

export const examEntriesTable = defineTable("examEntries", {
  record: { name: "exam-entries", key: ["customerId", "exam"] },
  ofPerson: { words: "exams entered", merger: ["exam"] },
  columns: {
    customerId: personId,
    date: importable(required.day(), "Day of the exam."),
    time: importable(required.text(), "When it begins and ends, as it is printed: 10:00 to 13:15.", words(60)),
    exam: importable(required.text(), "Name of the exam.", words(120)),
    place: importable(required.text(), "Where it is sat.", words(200)),
    timeZone: importable(
      nullable.text(),
      "Time zone of the place (Asia/Singapore); the organisation's when left out.",
      words(60),
    ),
  },
});

export type ExamEntryRow = RowOf<typeof examEntriesTable>;

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
