import { isDeclarationReminder } from "../../../../domain/customer/notifications.ts";
import { notificationCodesOf } from "../../platform/customers/customers.store.ts";
import { replaceNotifications } from "../../platform/customers/notifications.ts";
import type { Operator } from "../../platform/operator.ts";
import type { Database } from "../../platform/storage/storage.ts";

/** Removes reminders that no longer apply; a notification of a review stays. */
export const removeObsoleteReminders = async (
  operator: Operator,
  database: Database,
  customerId: string,
): Promise<void> => {
  const codes = await notificationCodesOf(database, customerId);
  await replaceNotifications(
    operator,
    database,
    { customerId },
    codes.filter((code) => !isDeclarationReminder(code)),
  );
};
