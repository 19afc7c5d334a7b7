import { overviewOn, type DeclarationDuty } from "../../../../domain/cpd/duty.ts";
import type { CpdOverview } from "../../../../domain/cpd/status.ts";
import type { RulesOnDay } from "../../../../domain/rules/organisation-rules.ts";
import { noSuchCustomer } from "../../platform/customers/customers.store.ts";
import type { Operator } from "../../platform/operator.ts";
import { batchedQuery } from "../../platform/storage/batched-query.ts";
import { changeWithAudit } from "../../platform/storage/change-with-audit.ts";
import { required, importable, personId, year } from "../../platform/storage/columns.ts";
import { defineTable, type RowOf } from "../../platform/storage/define-table.ts";
import type { Database } from "../../platform/storage/storage.ts";
import { flag } from "../../platform/storage/tables.ts";

export const cpdOverviewsTable = defineTable("cpdOverviews", {
  record: { name: "cpd", key: ["customerId"] },
  ofPerson: { words: "where the declaration stands", merger: [] },
  columns: {
    customerId: personId,
    year,
    nextDueDate: importable(required.day(), "By when the oldest year that is not declared is due."),
    isRequired: importable(required["yes or no"](), "Whether the person has to declare CPD."),
  },
});

declare module "../../platform/storage/tables.ts" {
  interface Tables {
    cpdOverviews: RowOf<typeof cpdOverviewsTable>;
  }
}

/** Whether a person has a CPD record, which may consist of undeclared years. TRAN-02 */
export const hasCpdRecord = async (database: Database, customerId: string): Promise<boolean> => {
  const found = await database
    .selectFrom("cpdOverviews")
    .select("customerId")
    .where("customerId", "=", customerId)
    .executeTakeFirst();
  return found !== undefined;
};

const dutiesBy = batchedQuery((database, customerId) =>
  database
    .selectFrom("cpdOverviews")
    .select(["isRequired", "year", "nextDueDate"])
    .where("customerId", "=", customerId),
);

/** A member's duty to declare, if there is a record. YEAR-01 */
export const recordedDutyOf = async (database: Database, customerId: string): Promise<DeclarationDuty | undefined> => {
  const [found] = await dutiesBy(database, customerId);
  return found && { ...found, isRequired: found.isRequired === 1 };
};

/** A member's duty to declare; throws a refusal when there is no record. YEAR-01 */
export const dutyOf = async (database: Database, customerId: string): Promise<DeclarationDuty> => {
  const found = await recordedDutyOf(database, customerId);
  if (!found) throw noSuchCustomer();
  return found;
};

/** Stores a member's duty to declare. */
export const putDuty = async (
  operator: Operator,
  database: Database,
  customerId: string,
  { isRequired, year, nextDueDate }: DeclarationDuty,
): Promise<void> => {
  const row = { isRequired: flag(isRequired), year, nextDueDate };
  await changeWithAudit(operator, database, cpdOverviewsTable, customerId, () =>
    database
      .insertInto("cpdOverviews")
      .values({ customerId, ...row })
      .onConflict((conflict) => conflict.column("customerId").doUpdateSet(row))
      .execute(),
  );
};

/** The state of a member's declaration on a day. CPD-01, YEAR-01 */
export const overviewOf = async (
  database: Database,
  customerId: string,
  { today, rules }: RulesOnDay,
): Promise<CpdOverview> => overviewOn(await dutyOf(database, customerId), rules.cpd, today);

/** A member's duty as stored; undefined where there is none. */
export const storedDutyOf = (database: Database, customerId: string) =>
  database
    .selectFrom("cpdOverviews")
    .select(["isRequired", "year", "nextDueDate"])
    .where("customerId", "=", customerId)
    .executeTakeFirst();

/** Restores a duty as it was stored; undefined where there was none. SENT-03 */
export const restoreDuty = async (
  operator: Operator,
  database: Database,
  customerId: string,
  stored: Awaited<ReturnType<typeof storedDutyOf>>,
): Promise<void> => {
  await changeWithAudit(operator, database, cpdOverviewsTable, customerId, async () => {
    if (stored) await database.updateTable("cpdOverviews").set(stored).where("customerId", "=", customerId).execute();
    else await database.deleteFrom("cpdOverviews").where("customerId", "=", customerId).execute();
  });
};

/** Ends a member's duty to declare. CPD-02 */
export const endDuty = async (operator: Operator, database: Database, customerId: string): Promise<void> => {
  await changeWithAudit(operator, database, cpdOverviewsTable, customerId, () =>
    database
      .updateTable("cpdOverviews")
      .set({ isRequired: flag(false) })
      .where("customerId", "=", customerId)
      .execute(),
  );
};
