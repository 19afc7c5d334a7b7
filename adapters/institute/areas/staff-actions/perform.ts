import {
  appliesToSurvivingAccount,
  type AccountAction,
} from "../../../../domain/institute/customer/account-actions.ts";
import { customerOf, lockCustomers, type CustomerRow } from "../../platform/customers/customers.store.ts";
import { lockAccountOf } from "../fees/account-to-post.ts";
import { accountActions } from "./account-actions.ts";
import { moneyActions } from "./money-actions.ts";
import { assertPossible } from "./possible.ts";
import type { ActionRun, Effects, PersonAction } from "./staff-action.ts";
import { standingActions } from "./standing-actions.ts";

/** The actions with a person, in the order of the desk's page. DESK-05 */
export const personActions: readonly PersonAction[] = [...moneyActions, ...standingActions, ...accountActions];

/** The action with a person at an address. */
export const actionAt = (path: AccountAction): PersonAction => {
  const action = personActions.find((each) => each.path === path);
  if (!action) throw new Error(`There is no action ${path}.`);
  return action;
};

/** Locks the account that an action is asked of until the transaction ends, and reads it. */
const lockedAccount = async (
  { path, others }: PersonAction,
  { context, about: { customerId }, given }: ActionRun<CustomerRow>,
): Promise<CustomerRow> => {
  const { database } = context;
  // The line of a bank's file is locked before a person, by the use case.
  if (path === "reverse") return customerOf(database, customerId);
  if (appliesToSurvivingAccount(path)) return lockAccountOf(database, customerId);
  await lockCustomers(database, [customerId, ...((await others?.(context, given)) ?? [])]);
  return customerOf(database, customerId);
};

/**
 * Does an action with a person; a refusal when it is impossible with their account now, whichever page or command asks.
 * Requires a transaction. DESK-01, DESK-05
 */
export const perform = async (action: PersonAction, run: ActionRun<CustomerRow>): Promise<Effects> => {
  await assertPossible(run.context, action.path, await lockedAccount(action, run));
  return action.use({ ...run, about: await customerOf(run.context.database, run.about.customerId) });
};
