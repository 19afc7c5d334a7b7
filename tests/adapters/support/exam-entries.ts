import type { ExamEntryRow } from "../../../adapters/institute/areas/qualifications/exam-entries.store.ts";
import type { Database } from "../../../adapters/institute/platform/storage/storage.ts";

/** Adds or changes a person's exam entry. */
export const entered = async (database: Database, entry: ExamEntryRow): Promise<void> => {
  await database
    .insertInto("examEntries")
    .values(entry)
    .onConflict((conflict) => conflict.columns(["customerId", "exam"]).doUpdateSet(entry))
    .execute();
};
