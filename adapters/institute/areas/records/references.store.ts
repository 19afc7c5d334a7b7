import { seenByStaff } from "../../platform/customers/activity-counts.store.ts";
import { anyTables } from "../../platform/storage/any-tables.ts";
import type { Database } from "../../platform/storage/storage.ts";
import { personTables } from "../tables.ts";

/** Records of changes and of staff outlast a person. */
const outlasting = ["auditEntries", "staffRecords"];
const referring = [
  ...personTables.map(([table]) => table).filter((table) => !outlasting.includes(table)),
  "submissions",
];

/**
 * Filters the people with data besides their account, such as details, postings, mails or sign-ins. Views by staff do
 * not count.
 */
export const peopleWithData = async (
  database: Database,
  customerIds: readonly string[],
): Promise<ReadonlySet<string>> => {
  const found = new Set<string>();
  for (const table of referring) {
    const rows = await anyTables(database)
      .selectFrom(table)
      .select("customerId")
      .distinct()
      .where("customerId", "in", customerIds)
      .$if(table === "activityCounts", (query) => query.where("kind", "<>", seenByStaff))
      .execute();
    for (const row of rows) found.add(String(row["customerId"]));
  }
  return found;
};
