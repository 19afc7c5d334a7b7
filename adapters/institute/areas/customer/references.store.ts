import { anyTables } from "../../platform/storage/any-tables.ts";
import type { Database } from "../../platform/storage/storage.ts";
import { ownedTables } from "./owned-tables.ts";

/** The record of changes outlasts a person. */
const referring = [...Object.keys(ownedTables).filter((table) => table !== "auditEntries"), "submissions"];

/** The people among some of whom there is more than the person: details, postings, mails, sign-ins. */
export const referredToAmong = async (
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
      .execute();
    for (const row of rows) found.add(String(row["customerId"]));
  }
  return found;
};
