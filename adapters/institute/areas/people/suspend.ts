import { whyNotReinstated, whyNotSuspended } from "../../../../domain/institute/customer/standing.ts";
import { plusDays, type CalendarDate } from "../../../../domain/kernel/calendar-date.ts";
import { customerOf, lockCustomer, type CustomerRow } from "../../platform/customers/customers.store.ts";
import { RefusalError } from "../../platform/http/refusal-error.ts";
import type { Acting } from "../acting.ts";
import { customerBalance } from "../fees/fees.store.ts";
import { liftSuspension, standingOf, suspendPerson } from "../suspension/suspension.ts";

/** A suspension to decide: its reason, and days of grace, by default those of the rules; 0 for none. */
export interface NewSuspension {
  readonly code: string;
  readonly graceDays?: number | undefined;
}

/** Last day of a grace period that begins today; undefined for a suspension at once. YEAR-04 */
export const graceEndsOf = (
  { rules, today }: Pick<Acting, "rules" | "today">,
  { graceDays = rules.graceDays }: Pick<NewSuspension, "graceDays">,
): CalendarDate | undefined => (graceDays === 0 ? undefined : plusDays(today, graceDays));

/** Suspends somebody, after days of grace or at once, and tells them by mail. Requires a transaction. SUSP-01 */
export const suspend = async (
  acting: Acting,
  customerId: string,
  { code, ...grace }: NewSuspension,
): Promise<CalendarDate | undefined> => {
  const { database, today } = acting;
  await lockCustomer(database, customerId);
  const person = await customerOf(database, customerId);
  const graceEnds = graceEndsOf(acting, grace);
  const owed = await customerBalance(database, customerId);
  const why = whyNotSuspended({ ...standingOf(person), owed }, { code, graceEnds }, today);
  if (why !== undefined) throw new RefusalError("conflict", "NOT_SUSPENDED", why);
  await suspendPerson(acting, person, { code, graceEnds });
  return graceEnds;
};

/** Ends a suspension; returns the restored status. Requires a transaction. SUSP-01, DESK-03 */
export const reinstate = async (acting: Acting, customerId: string): Promise<CustomerRow["status"]> => {
  const { database } = acting;
  await lockCustomer(database, customerId);
  const person = await customerOf(database, customerId);
  const why = whyNotReinstated(standingOf(person));
  if (why !== undefined) throw new RefusalError("conflict", "NOT_REINSTATED", why);
  return liftSuspension(acting, person);
};
