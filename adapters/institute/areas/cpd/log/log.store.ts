import { createHash } from "node:crypto";

import * as z from "zod";

import { activityLimits, type Activity, type ActivityEntry } from "../../../../../domain/cpd/activity.ts";
import { maxUnits } from "../../../../../domain/cpd/units.ts";
import { userTypeOf } from "../../../../../domain/customer/user-type.ts";
import type { CustomerRow } from "../../../platform/customers/customers.store.ts";
import type { Operator } from "../../../platform/operator.ts";
import { batchedQuery } from "../../../platform/storage/batched-query.ts";
import { changeWithAudit } from "../../../platform/storage/change-with-audit.ts";
import { words } from "../../../platform/storage/column-rules.ts";
import { required, importable, nullable, personId } from "../../../platform/storage/columns.ts";
import { defineTable, type RowOf } from "../../../platform/storage/define-table.ts";
import type { Database } from "../../../platform/storage/storage.ts";
import { flag } from "../../../platform/storage/tables.ts";

const activityUnits = z
  .number("has to be a number, such as 1.5")
  .min(0.01, "has to be more than 0")
  .max(maxUnits, `is at most ${String(maxUnits)}`)
  .multipleOf(0.01, "has at most two decimals");

export const cpdActivitiesTable = defineTable("cpdActivities", {
  record: { name: "cpd-log", key: ["activityId"] },
  ofPerson: { words: "activities in their log of CPD", merger: "moved" },
  columns: {
    customerId: personId,
    date: importable(required.day(), "The day on which it took place, or ended."),
    title: importable(required.text(), "What was done.", words(activityLimits.title)),
    units: importable(required.number(), "Units that it counts for, with two decimals at most.", activityUnits),
    isVerifiable: importable(required["yes or no"](), "Whether it is verifiable."),
    learnt: importable(
      nullable.text(),
      "What was learnt.",
      z.string().max(activityLimits.learnt, `has at most ${String(activityLimits.learnt)} characters`),
    ),
    loggedAt: required.instant(),
    activityId: importable(
      required.text(),
      "Identifier of the activity; an import makes one where there is none.",
      words(60),
    ),
  },
});

declare module "../../../platform/storage/tables.ts" {
  interface Tables {
    cpdActivities: RowOf<typeof cpdActivitiesTable>;
  }
}

/** Whether somebody keeps a log: members who are not retired. LAND-02, LOG-01 */
export const keepsLog = ({ customerType, isRetired }: Pick<CustomerRow, "customerType" | "isRetired">): boolean =>
  userTypeOf(customerType) === "member" && isRetired !== 1;

const activitiesBy = batchedQuery((database, customerId) =>
  database
    .selectFrom("cpdActivities")
    .select(["activityId", "date", "title", "units", "isVerifiable", "learnt"])
    .where("customerId", "=", customerId)
    .orderBy("date", "desc")
    .orderBy("loggedAt", "desc"),
);

/** Identifies what an activity says. FORM-01 */
const versionOf = ({ title, date, units, isVerifiable, learnt }: ActivityEntry): string =>
  createHash("sha256")
    .update(JSON.stringify([title, date, units, isVerifiable, learnt ?? ""]))
    .digest("base64url")
    .slice(0, 12);

/** A member's activities, latest first. LOG-01 */
export const activitiesOf = async (database: Database, customerId: string): Promise<readonly Activity[]> =>
  (await activitiesBy(database, customerId)).map(({ activityId: id, isVerifiable, learnt, ...said }) => {
    const entry = { ...said, isVerifiable: isVerifiable === 1, learnt: learnt ?? undefined };
    return { ...entry, id, version: versionOf(entry) };
  });

const rowOf = ({ title, date, units, isVerifiable, learnt }: ActivityEntry) => ({
  title,
  date,
  units,
  isVerifiable: flag(isVerifiable),
  learnt: learnt ?? null,
});

/** Stores a new activity. LOG-01 */
export const storeActivity = async (
  operator: Operator,
  database: Database,
  customerId: string,
  { id: activityId, ...entry }: Activity,
): Promise<void> => {
  const row = { activityId, customerId, ...rowOf(entry), loggedAt: operator.now.getTime() };
  const insert = () => database.insertInto("cpdActivities").values(row).execute();
  await changeWithAudit(operator, database, cpdActivitiesTable, customerId, insert, activityId);
};

/** Replaces an activity. LOG-01 */
export const updateActivity = async (
  operator: Operator,
  database: Database,
  customerId: string,
  { id: activityId, ...entry }: Activity,
): Promise<void> => {
  const update = () =>
    database
      .updateTable("cpdActivities")
      .set(rowOf(entry))
      .where("customerId", "=", customerId)
      .where("activityId", "=", activityId)
      .execute();
  await changeWithAudit(operator, database, cpdActivitiesTable, customerId, update, activityId);
};

/** Removes an activity. LOG-01 */
export const deleteActivity = async (
  operator: Operator,
  database: Database,
  customerId: string,
  activityId: string,
): Promise<void> => {
  const remove = () =>
    database
      .deleteFrom("cpdActivities")
      .where("customerId", "=", customerId)
      .where("activityId", "=", activityId)
      .execute();
  await changeWithAudit(operator, database, cpdActivitiesTable, customerId, remove, activityId);
};
