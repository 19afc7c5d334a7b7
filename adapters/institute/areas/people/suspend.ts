import { debtsOf, type Debt } from "../../../../domain/fees/settling.ts";
import { balanceOf } from "../../../../domain/fees/transactions.ts";
import { whyNotReinstated, whyNotSuspended } from "../../../../domain/institute/customer/standing.ts";
import { isReasonMet, suspensionReasons } from "../../../../domain/institute/customer/suspension-reasons.ts";
import { plusDays, type CalendarDate } from "../../../../domain/kernel/calendar-date.ts";
import {
  customerOf,
  lockCustomer,
  noSuchCustomer,
  type CustomerRow,
} from "../../platform/customers/customers.store.ts";
import { RefusalError } from "../../platform/http/refusal-error.ts";
import { datedPerson } from "../reminders/dated-facts.store.ts";
import { liftSuspension, standingOf, suspendPerson } from "../suspension/suspension.ts";
import type { ActionContext } from "../use-case-context.ts";

/** A suspension to decide: its reason, and days of grace, by default those of the rules; 0 for none. */
export interface NewSuspension {
  readonly code: string;
  readonly graceDays?: number | undefined;
}

/** Last day of a grace period that begins today; undefined for a suspension at once. YEAR-04 */
export const graceEndsOf = (
  { rules, today }: Pick<ActionContext, "rules" | "today">,
  { graceDays = rules.graceDays }: Pick<NewSuspension, "graceDays">,
): CalendarDate | undefined => (graceDays === 0 ? undefined : plusDays(today, graceDays));

/**
 * A decided suspension, with the debts of the person. Staff may suspend although the reason is not met; `isReasonMet`
 * lets the caller warn them.
 */
export interface DecidedSuspension {
  readonly graceEnds: CalendarDate | undefined;
  readonly debts: readonly Debt[];
  readonly isReasonMet: boolean;
}

/** Suspends somebody, after days of grace or at once, and tells them by mail. Requires a transaction. SUSP-01 */
export const suspend = async (
  context: ActionContext,
  customerId: string,
  { code, ...grace }: NewSuspension,
): Promise<DecidedSuspension> => {
  const { database, today, rules } = context;
  await lockCustomer(database, customerId);
  const found = await datedPerson(database, customerId, today, rules);
  if (!found) throw noSuchCustomer();
  const { person, facts } = found;
  const graceEnds = graceEndsOf(context, grace);
  const owed = balanceOf(facts.transactions);
  const why = whyNotSuspended({ ...standingOf(person), owed }, { code, graceEnds }, today);
  if (why !== undefined) throw new RefusalError("conflict", "NOT_SUSPENDED", why);
  await suspendPerson(context, person, { code, graceEnds });
  return { graceEnds, debts: debtsOf(facts), isReasonMet: isReasonMet(facts, code, today) };
};

/** The code of the first reason for suspending somebody that is met; undefined when none is. YEAR-04 */
export const metReason = async (
  { database, today, rules }: Pick<ActionContext, "database" | "today" | "rules">,
  customerId: string,
): Promise<string | undefined> => {
  const found = await datedPerson(database, customerId, today, rules);
  return found && suspensionReasons(found.facts, today)[0]?.code;
};

/** Ends a suspension; returns the restored status. Requires a transaction. SUSP-01, DESK-03 */
export const reinstate = async (context: ActionContext, customerId: string): Promise<CustomerRow["status"]> => {
  const { database } = context;
  await lockCustomer(database, customerId);
  const person = await customerOf(database, customerId);
  const why = whyNotReinstated(standingOf(person));
  if (why !== undefined) throw new RefusalError("conflict", "NOT_REINSTATED", why);
  return liftSuspension(context, person);
};
