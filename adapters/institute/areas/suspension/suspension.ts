import { unsuspendedStatusOf, type Standing, type SuspensionDecision } from "../../../../domain/customer/standing.ts";
import { gracePeriodOf } from "../../../../domain/customer/suspension-text.ts";
import { userTypeOf } from "../../../../domain/customer/user-type.ts";
import { daysBetween } from "../../../../domain/kernel/calendar-date.ts";
import { changeStanding } from "../../platform/customers/change-standing.ts";
import type { CustomerRow } from "../../platform/customers/customers.store.ts";
import { putInOutbox } from "../../platform/mail/mail-outbox.ts";
import type { Operator } from "../../platform/operator.ts";
import type { Database } from "../../platform/storage/storage.ts";
import { flag } from "../../platform/storage/tables.ts";
import type { Acting } from "../acting.ts";
import { suspended } from "./suspension-mail.ts";

/** A person's standing for the rules about suspension and closing. */
export const standingOf = ({ status, isClosed, isRetired, isFellow }: CustomerRow): Standing => ({
  status,
  isClosed: isClosed === 1,
  isRetired: isRetired === 1,
  isFellow: isFellow === 1,
});

/** Suspends a customer, and tells them by mail. Requires a transaction. SUSP-01, SUSP-04 */
export const suspendPerson = async (
  acting: Acting,
  person: CustomerRow,
  { code, graceEnds }: SuspensionDecision,
): Promise<void> => {
  const { database, now, today, mails } = acting;
  const { customerId, customerType, countryOfResidence } = person;
  await changeStanding(acting, database, person, {
    status: "SUSPENDED",
    suspensionCode: code,
    isSuspensionGracePeriod: flag(graceEnds !== undefined),
    suspensionGraceEnds: graceEnds ?? null,
  });
  const mail = suspended(mails, {
    country: countryOfResidence ?? undefined,
    userType: userTypeOf(customerType) ?? "member",
    reasonCode: code,
    grace: gracePeriodOf(graceEnds && daysBetween(today, graceEnds), today),
  });
  await putInOutbox(database, { customerId, mail }, now);
};

const noSuspension = { suspensionCode: null, isSuspensionGracePeriod: flag(false), suspensionGraceEnds: null };

/** Ends a person's suspension; returns their restored status. SUSP-01 */
export const endSuspension = async (operator: Operator, database: Database, person: CustomerRow): Promise<string> => {
  const status = unsuspendedStatusOf(standingOf(person));
  await changeStanding(operator, database, person, { ...noSuspension, status });
  return status;
};
