import { seenByStaff } from "../../platform/customers/activity-counts.store.ts";
import { anyTables } from "../../platform/storage/any-tables.ts";
import type { Database } from "../../platform/storage/storage.ts";
import { personTables } from "../tables.ts";

/** Records of changes and of staff outlast a person. */
const outlasting = ["auditEntries", "staffRecords"];
const referring = [
  ...personTables.filter(([table]) => !outlasting.includes(table)).map(([table, { words }]) => [table, words] as const),
  ["submissions", "what they sent"] as const,
];

/**
 * Finds the data of some people besides their account, such as details, postings, mails or sign-ins, in words. Views by
 * staff do not count.
 */
export const peopleWithData = async (
  database: Database,
  customerIds: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> => {
  const found = new Map<string, readonly string[]>();
  for (const [table, words] of referring) {
    const rows = await anyTables(database)
      .selectFrom(table)
      .select("customerId")
      .distinct()
      .where("customerId", "in", customerIds)
      .$if(table === "activityCounts", (query) => query.where("kind", "<>", seenByStaff))
      .execute();
    for (const { customerId } of rows) found.set(String(customerId), [...(found.get(String(customerId)) ?? []), words]);
  }
  return found;
};
