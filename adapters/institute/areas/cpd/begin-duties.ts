import { dutyFrom } from "../../../../domain/cpd/duty.ts";
import type { RulesOnDay } from "../../../../domain/rules/organisation-rules.ts";
import { chunked } from "../../platform/storage/chunked.ts";
import type { Database } from "../../platform/storage/storage.ts";
import { flag } from "../../platform/storage/tables.ts";
import "./cpd.store.ts";

/** Adds a duty to declare for everyone without one; members' begins with the next CPD year. CPD-01 */
export const beginCpd = async (database: Database, { today, rules }: RulesOnDay): Promise<void> => {
  const without = await database
    .selectFrom("customers")
    .select(["customerId", "customerType", "isRetired"])
    .where("customerId", "not in", database.selectFrom("cpdOverviews").select("customerId"))
    .execute();
  const { year, nextDueDate } = dutyFrom(today, rules.cpd);
  const rows = without.map(({ customerId, customerType, isRetired }) => ({
    customerId,
    isRequired: flag(customerType === "MEMBER" && isRetired === 0),
    year,
    nextDueDate,
  }));
  for (const piece of chunked(rows)) await database.insertInto("cpdOverviews").values(piece).execute();
};
