import { notificationCodesOf, type CustomerRow } from "../../platform/customers/customers.store.ts";
import { replaceNotifications } from "../../platform/customers/notifications.ts";
import type { ActionContext } from "../use-case-context.ts";
import { assertPossibleWithAll } from "./possible.ts";

/** A person with the codes of their notices after a change. */
export interface ChangedNotices {
  readonly person: CustomerRow;
  readonly codes: readonly string[];
}

/**
 * Changes the notices of people; returns those who have others than before. A refusal names the person. Requires a
 * transaction. NAV-07, QUAL-11, QUAL-12
 */
export const changeNotices = async (
  context: ActionContext,
  people: readonly CustomerRow[],
  codesAfter: (before: readonly string[]) => readonly string[],
): Promise<readonly ChangedNotices[]> => {
  const { database } = context;
  await assertPossibleWithAll(context, "notice", people);
  const changed: ChangedNotices[] = [];
  for (const person of people) {
    const codes = codesAfter(await notificationCodesOf(database, person.customerId));
    if (await replaceNotifications(context, database, person, codes)) changed.push({ person, codes });
  }
  return changed;
};
