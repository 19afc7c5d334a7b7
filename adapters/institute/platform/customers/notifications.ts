import type { Operator } from "../operator.ts";
import { changeWithAudit } from "../storage/change-with-audit.ts";
import type { Database } from "../storage/storage.ts";
import { notificationsTable, recordedNotificationsOf, type CustomerRow } from "./customers.store.ts";

/**
 * Replaces a person's notifications, in this order; false when they were the same. New ones get today's date, others keep
 * theirs. DATE-01
 */
export const replaceNotifications = async (
  operator: Operator,
  database: Database,
  { customerId }: Pick<CustomerRow, "customerId">,
  codes: readonly string[],
): Promise<boolean> => {
  const present = await recordedNotificationsOf(database, customerId);
  const before = present.map(({ code }) => code);
  if (before.join(" ") === codes.join(" ")) return false;
  const sinceByCode = new Map(present.map(({ code, since }) => [code, since]));
  const sinceOf = (code: string) => (sinceByCode.has(code) ? (sinceByCode.get(code) ?? null) : operator.today);
  const rows = codes.map((code, position) => ({ customerId, position, code, since: sinceOf(code) }));
  await changeWithAudit(operator, database, notificationsTable, customerId, async () => {
    await database.deleteFrom("notifications").where("customerId", "=", customerId).execute();
    if (rows.length > 0) await database.insertInto("notifications").values(rows).execute();
  });
  return true;
};
