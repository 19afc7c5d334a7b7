import { unsuspendedStatusOf, type Standing, type SuspensionDecision } from "../../../../domain/customer/standing.ts";
import { changeStanding } from "../../platform/customers/change-standing.ts";
import type { CustomerRow } from "../../platform/customers/customers.store.ts";
import type { Operator } from "../../platform/operator.ts";
import type { Database } from "../../platform/storage/storage.ts";
import { flag } from "../../platform/storage/tables.ts";

/** A person's standing for the rules about suspension and closing. */
export const standingOf = ({ status, isClosed, isRetired, isFellow }: CustomerRow): Standing => ({
  status,
  isClosed: isClosed === 1,
  isRetired: isRetired === 1,
  isFellow: isFellow === 1,
});

/** Suspends a customer. SUSP-01 */
export const suspendPerson = (
  operator: Operator,
  database: Database,
  person: CustomerRow,
  { code, graceEnds }: SuspensionDecision,
): Promise<void> =>
  changeStanding(operator, database, person, {
    status: "SUSPENDED",
    suspensionCode: code,
    isSuspensionGracePeriod: flag(graceEnds !== undefined),
    suspensionGraceEnds: graceEnds ?? null,
  });

const noSuspension = { suspensionCode: null, isSuspensionGracePeriod: flag(false), suspensionGraceEnds: null };

/** Ends a person's suspension; returns their restored status. SUSP-01 */
export const endSuspension = async (operator: Operator, database: Database, person: CustomerRow): Promise<string> => {
  const status = unsuspendedStatusOf(standingOf(person));
  await changeStanding(operator, database, person, { ...noSuspension, status });
  return status;
};
