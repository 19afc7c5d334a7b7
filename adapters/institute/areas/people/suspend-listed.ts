import { whyNotSuspended } from "../../../../domain/institute/customer/standing.ts";
import { isReasonMet } from "../../../../domain/institute/customer/suspension-reasons.ts";
import type { CalendarDate } from "../../../../domain/kernel/calendar-date.ts";
import { lockCustomer, type CustomerRow } from "../../platform/customers/customers.store.ts";
import { datedPerson } from "../reminders/dated-facts.store.ts";
import { standingOf, suspendPerson } from "../suspension/suspension.ts";
import type { ActionContext } from "../use-case-context.ts";
import { graceEndsOf, type NewSuspension } from "./suspend.ts";

/** A person to suspend, by ID, and the code of the reason. */
export interface ListedSuspension {
  readonly customerId: string;
  readonly code: string;
}

/** The result of a line: its person if there is one, and why they were not suspended. */
export interface ListedResult extends ListedSuspension {
  readonly person?: CustomerRow;
  readonly whyNot?: string | undefined;
}

const suspendListedOne = async (
  context: ActionContext,
  { customerId, code }: ListedSuspension,
  graceEnds: CalendarDate | undefined,
): Promise<ListedResult> => {
  const { database, today, rules } = context;
  await lockCustomer(database, customerId);
  const found = await datedPerson(database, customerId, today, rules);
  if (!found) return { customerId, code, whyNot: "There is no such person." };
  const { person, facts } = found;
  const result = { customerId, code, person };
  const refusal = whyNotSuspended(standingOf(person), { code, graceEnds }, today);
  if (refusal !== undefined) return { ...result, whyNot: refusal };
  if (!isReasonMet(facts, code, today)) return { ...result, whyNot: "They are not overdue now." };
  await suspendPerson(context, person, { code, graceEnds });
  return result;
};

/**
 * Suspends everyone on a list, except for people whose reason no longer holds; returns the result of each. Requires a
 * transaction. YEAR-04, DESK-08
 */
export const suspendListed = async (
  context: ActionContext,
  list: readonly ListedSuspension[],
  grace: Pick<NewSuspension, "graceDays">,
): Promise<readonly ListedResult[]> => {
  const graceEnds = graceEndsOf(context, grace);
  const results: ListedResult[] = [];
  for (const line of list) results.push(await suspendListedOne(context, line, graceEnds));
  return results;
};
