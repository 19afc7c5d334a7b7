import { userTypeOf } from "../../../../domain/customer/user-type.ts";
import { settle } from "../../../../domain/fees/settling.ts";
import { whyNotWithAccount, type AccountAction } from "../../../../domain/institute/customer/account-actions.ts";
import type { Pence } from "../../../../domain/kernel/money.ts";
import { fullNameOf, type CustomerRow } from "../../platform/customers/customers.store.ts";
import { departureOf } from "../../platform/customers/departures.store.ts";
import { isErased } from "../../platform/customers/erase-customer.ts";
import { survivingAccounts } from "../../platform/customers/surviving-accounts.store.ts";
import { RefusalError } from "../../platform/http/refusal-error.ts";
import type { Database } from "../../platform/storage/storage.ts";
import { transactionsOf } from "../fees/fees.store.ts";
import { standingOf } from "../suspension/suspension.ts";
import type { ActionContext } from "../use-case-context.ts";

type Now = Pick<ActionContext, "database" | "today">;

/** Credit on the surviving account of a person. LIFE-02 */
const creditOf = async (database: Database, customerId: string): Promise<Pence> => {
  const staying = await survivingAccounts(database, [customerId]);
  return settle(await transactionsOf(database, staying(customerId))).credit;
};

/** Why an action is impossible with a person now; undefined when it is possible. DESK-05 */
export const whyNotPossible = async (
  { database, today }: Now,
  action: AccountAction,
  person: CustomerRow,
): Promise<string | undefined> => {
  const departure = await departureOf(database, person.customerId);
  const account = {
    // Other actions do not ask for it.
    credit: action === "refund" ? await creditOf(database, person.customerId) : 0,
    ...standingOf(person),
    userType: userTypeOf(person.customerType),
    isErased: isErased(person),
    departure,
    mergedInto: departure?.mergedInto,
  };
  return whyNotWithAccount(action, account, today);
};

/** Throws a refusal unless an action is possible with a person now. DESK-05 */
export const assertPossible = async (now: Now, action: AccountAction, person: CustomerRow): Promise<void> => {
  const why = await whyNotPossible(now, action, person);
  if (why !== undefined) throw new RefusalError("conflict", "NOT_POSSIBLE", why);
};

/** Throws a refusal that names the first of some people with whom an action is impossible now. DESK-05 */
export const assertPossibleWithAll = async (
  now: Now,
  action: AccountAction,
  people: readonly CustomerRow[],
): Promise<void> => {
  for (const person of people) {
    const why = await whyNotPossible(now, action, person);
    if (why !== undefined)
      throw new RefusalError("conflict", "NOT_POSSIBLE", `${fullNameOf(person)} (${person.customerId}): ${why}`);
  }
};
