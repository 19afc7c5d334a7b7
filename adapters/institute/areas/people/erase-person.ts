import { whyNotErased } from "../../../../domain/institute/customer/erasure.ts";
import { isUndecided, submissionStateOf } from "../../../../domain/submissions/events.ts";
import { customerOf, lockCustomer } from "../../platform/customers/customers.store.ts";
import { isErased } from "../../platform/customers/erase-customer.ts";
import { RefusalError } from "../../platform/http/refusal-error.ts";
import { customerBalance } from "../fees/fees.store.ts";
import { submissionsOf } from "../submissions/submissions.store.ts";
import type { ActionContext } from "../use-case-context.ts";
import { erase, type ErasedPart } from "./erasure.ts";

/**
 * Erases somebody who owes nothing and waits for nothing, except for what has to be kept by law; returns what is removed
 * and kept. It cannot be undone. Requires a transaction. KEEP-02
 */
export const erasePerson = async (context: ActionContext, customerId: string): Promise<readonly ErasedPart[]> => {
  const { database, rules } = context;
  await lockCustomer(database, customerId);
  const person = await customerOf(database, customerId);
  const undecided = (await submissionsOf(database, customerId)).filter(({ kind, events }) =>
    isUndecided(submissionStateOf(kind, events)),
  );
  const facts = {
    balance: await customerBalance(database, customerId),
    undecided: undecided.map(({ reference }) => reference),
    isErased: isErased(person),
  };
  const why = whyNotErased(facts, rules);
  if (why !== undefined) throw new RefusalError("conflict", "NOT_ERASED", why);
  return erase(context, database, person);
};
