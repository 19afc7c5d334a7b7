import { dutyFrom, type DeclarationDuty } from "../../../../domain/cpd/duty.ts";
import { isSuspended } from "../../../../domain/customer/suspension.ts";
import { unsuspendedStatusOf } from "../../../../domain/institute/customer/standing.ts";
import { joinRetiredRegister } from "../../../contract/retirement.contract.ts";
import { forgetAnswer } from "../../platform/api/idempotency.ts";
import { changeStanding } from "../../platform/customers/change-standing.ts";
import { customerOf, notificationCodesOf, type CustomerRow } from "../../platform/customers/customers.store.ts";
import { replaceNotifications } from "../../platform/customers/notifications.ts";
import type { Operator } from "../../platform/operator.ts";
import type { Database } from "../../platform/storage/storage.ts";
import { flag } from "../../platform/storage/tables.ts";
import { dutyOf, endDuty, putDuty } from "../cpd/duty.store.ts";
import { removeObsoleteReminders } from "../cpd/reminders.ts";
import type { StoredSubmission } from "../submissions/submissions.store.ts";

/** The state that joining the register replaces. */
interface StandingBefore {
  readonly status: string;
  readonly duty: DeclarationDuty;
  readonly notifications: readonly string[];
}

/** A member's state before joining the register. SENT-03 */
export const snapshotBeforeRetirement = async (
  database: Database,
  { customerId, status }: CustomerRow,
): Promise<StandingBefore> => ({
  status,
  duty: await dutyOf(database, customerId),
  notifications: await notificationCodesOf(database, customerId),
});

/** Applies a retirement: sets the status and ends the duty to declare. CPD-02, RETR-05 */
export const enterInRegister = async (operator: Operator, database: Database, person: CustomerRow): Promise<void> => {
  await changeStanding(operator, database, person, { status: "Retired", isRetired: flag(true) });
  await endDuty(operator, database, person.customerId);
  await removeObsoleteReminders(operator, database, person.customerId);
};

/** Reverts a retirement: restores status and declaration. SENT-03 */
export const undoRetirement = async (
  operator: Operator,
  database: Database,
  { reference, customerId, events }: StoredSubmission,
): Promise<void> => {
  const person = await customerOf(database, customerId);
  const usual = {
    status: unsuspendedStatusOf({ isRetired: false, isFellow: person.isFellow === 1 }),
    duty: dutyFrom(operator.today, operator.rules.cpd),
    notifications: [],
  };
  const before = (events[0]?.replaced as StandingBefore | undefined) ?? usual;
  // A suspension decided since then continues.
  const status = isSuspended(person) ? person.status : before.status;
  await changeStanding(operator, database, person, { status, isRetired: flag(false) });
  await putDuty(operator, database, customerId, before.duty);
  const present = await notificationCodesOf(database, customerId);
  const returning = before.notifications.filter((code) => code.startsWith("CPD") && !present.includes(code));
  await replaceNotifications(operator, database, person, [...present, ...returning]);
  await forgetAnswer(database, customerId, joinRetiredRegister, reference);
};
