import { dutyFrom } from "../../../../domain/cpd/duty.ts";
import type { Operator } from "../../platform/operator.ts";
import { auditAll } from "../../platform/storage/audit.ts";
import { chunked } from "../../platform/storage/chunked.ts";
import { heldRecord } from "../../platform/storage/held-values.ts";
import type { Database } from "../../platform/storage/storage.ts";
import { flag } from "../../platform/storage/tables.ts";
import { cpdOverviewsTable } from "./duty.store.ts";

/** Adds a duty to declare for everyone without one; members' begins with the next CPD year. CPD-01 */
export const beginCpd = async (operator: Operator, database: Database): Promise<void> => {
  const { today, rules } = operator;
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
  await auditAll(
    operator,
    database,
    rows.map((row) => ({
      kind: "cpd",
      after: { customerId: row.customerId, ...heldRecord(cpdOverviewsTable, row) },
    })),
  );
};
