import { isDeclarationOverdue } from "../../../../domain/cpd/duty.ts";
import { notificationsOn } from "../../../../domain/customer/notifications.ts";
import { isPaidUp } from "../../../../domain/fees/settling.ts";
import type { RulesOnDay } from "../../../../domain/rules/organisation-rules.ts";
import { notificationCodesOf } from "../../platform/customers/customers.store.ts";
import type { Database } from "../../platform/storage/storage.ts";
import { dutyOf } from "../cpd/duty.store.ts";
import { ledgerOf } from "../fees/fees.store.ts";

/** A customer's notifications on a day, including those derived from dates. NAV-07, YEAR-01 */
export const currentNotificationsOf = async (
  database: Database,
  customerId: string,
  { today }: Pick<RulesOnDay, "today">,
): Promise<readonly string[]> => {
  const [recorded, duty, ledger] = await Promise.all([
    notificationCodesOf(database, customerId),
    dutyOf(database, customerId),
    ledgerOf(database, customerId),
  ]);
  return notificationsOn(recorded, {
    isDeclarationOverdue: isDeclarationOverdue(duty, today),
    isPaymentOverdue: !isPaidUp(ledger, today),
  });
};
