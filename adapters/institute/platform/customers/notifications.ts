import type { Operator } from "../operator.ts";
import { audit } from "../storage/audit.ts";
import type { Database } from "../storage/storage.ts";
import { recordedNotificationsOf, type CustomerRow } from "./customers.store.ts";

/**
 * Replaces a person's notifications, in this order; false when they were the same. New ones get today's date, others keep
 * theirs. DATE-01
 */
export const replaceNotifications = async (
  { by, now: at, today, auditKey }: Operator,
  database: Database,
  { customerId }: Pick<CustomerRow, "customerId">,
  codes: readonly string[],
): Promise<boolean> => {
  const recorded = await recordedNotificationsOf(database, customerId);
  const before = recorded.map(({ code }) => code);
  if (before.join(" ") === codes.join(" ")) return false;
  await database.deleteFrom("notifications").where("customerId", "=", customerId).execute();
  const sinceByCode = new Map(recorded.map(({ code, since }) => [code, since]));
  const sinceOf = (code: string) => (sinceByCode.has(code) ? (sinceByCode.get(code) ?? null) : today);
  const rows = codes.map((code, position) => ({ customerId, position, code, since: sinceOf(code) }));
  if (rows.length > 0) await database.insertInto("notifications").values(rows).execute();
  await audit(database, { customerId, kind: "notifications", before, after: codes, auditKey, by, at });
  return true;
};
