import type { Operator } from "../institute/operator.ts";
import { audit } from "../institute/storage/audit.ts";
import type { Database } from "../institute/storage/storage.ts";
import { notificationCodesOf, type CustomerRow } from "./customer.store.ts";

/** Replaces a person's notifications, in this order; false when they were the same. */
export const replaceNotifications = async (
  { by, now: at, auditKey }: Operator,
  database: Database,
  { customerId }: Pick<CustomerRow, "customerId">,
  codes: readonly string[],
): Promise<boolean> => {
  const before = await notificationCodesOf(database, customerId);
  if (before.join(" ") === codes.join(" ")) return false;
  await database.deleteFrom("notifications").where("customerId", "=", customerId).execute();
  const rows = codes.map((code, position) => ({ customerId, position, code }));
  if (rows.length > 0) await database.insertInto("notifications").values(rows).execute();
  await audit(database, { customerId, kind: "notifications", before, after: codes, auditKey, by, at });
  return true;
};
