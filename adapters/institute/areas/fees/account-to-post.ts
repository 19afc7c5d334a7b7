import {
  whyNotMovedOn,
  whyNotPostable,
  type NewPostingType,
} from "../../../../domain/institute/fees/postable-account.ts";
import type { CalendarDate } from "../../../../domain/kernel/calendar-date.ts";
import { customerOf, type CustomerRow } from "../../platform/customers/customers.store.ts";
import { departureOf } from "../../platform/customers/departures.store.ts";
import { isErased } from "../../platform/customers/erase-customer.ts";
import { lockSurvivingAccounts } from "../../platform/customers/surviving-accounts.store.ts";
import { RefusalError } from "../../platform/http/refusal-error.ts";
import type { Operator } from "../../platform/operator.ts";
import type { Database } from "../../platform/storage/storage.ts";

/** Locks the surviving account of a person until the transaction ends, and reads it. LIFE-02 */
export const lockAccountOf = async (transaction: Database, customerId: string): Promise<CustomerRow> => {
  const staying = await lockSurvivingAccounts(transaction, [customerId]);
  return customerOf(transaction, staying(customerId));
};

/** Throws a refusal when nothing may be charged to a person, or paid for them. KEEP-02, LIFE-01 */
export const assertMayPost = async (database: Database, person: CustomerRow, type: NewPostingType): Promise<void> => {
  const departure = await departureOf(database, person.customerId);
  const why = whyNotPostable({ isErased: isErased(person), departure }, type);
  if (why !== undefined) throw new RefusalError("conflict", "NOT_POSTED", why);
};

/** Throws a refusal when money that staff post would have moved on a day to come. FEES-03, CORR-01 */
export const assertMoved = ({ today }: Pick<Operator, "today">, day: CalendarDate): void => {
  const why = whyNotMovedOn(day, today);
  if (why !== undefined) throw new RefusalError("unacceptable", "DAY_TO_COME", why, { field: "date" });
};

/** Locks the account on which a charge or payment of a person is posted; throws a refusal when none may be. */
export const accountToPost = async (
  transaction: Database,
  customerId: string,
  type: NewPostingType,
): Promise<CustomerRow> => {
  const person = await lockAccountOf(transaction, customerId);
  await assertMayPost(transaction, person, type);
  return person;
};
