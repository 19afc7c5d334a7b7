import { customerOf, lockCustomer } from "../../platform/customers/customers.store.ts";
import { RefusalError } from "../../platform/http/refusal-error.ts";
import type { SubmissionCase } from "../submissions/decision-effects.ts";
import { submissionOf, whyNotAdded, type StoredEvent } from "../submissions/submissions.store.ts";
import type { ActionContext } from "../use-case-context.ts";

/** Throws a refusal when there is a reason against a change. */
export const refuseIf = (why: string | undefined): void => {
  if (why !== undefined) throw new RefusalError("conflict", "CASE_UNCHANGED", why);
};

/** Reads a submission, by its reference in any case, and locks its customer until the transaction ends. SENT-02 */
export const openCase = async (context: ActionContext, given: string): Promise<SubmissionCase> => {
  const { database } = context;
  const found = (await submissionOf(database, given)) ?? (await submissionOf(database, given.toUpperCase()));
  if (!found)
    throw new RefusalError(
      "unknown",
      "NO_SUCH_SUBMISSION",
      `There is no submission ${given}. The inbox lists what waits, and find PERSON what somebody sent.`,
    );
  await lockCustomer(database, found.customerId);
  const submission = (await submissionOf(database, found.reference)) ?? found;
  return { operator: context, database, submission, person: await customerOf(database, found.customerId) };
};

/** Throws a refusal when an event cannot follow the submission's last one. */
export const assertEventAllowed = ({ submission }: Pick<SubmissionCase, "submission">, event: StoredEvent): void =>
  refuseIf(whyNotAdded(submission, event));
