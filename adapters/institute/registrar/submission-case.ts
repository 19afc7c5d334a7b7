import type { SubmissionCase } from "../areas/submissions/deciding.ts";
import { submissionOf, whyNotAdded, type StoredEvent } from "../areas/submissions/submissions.store.ts";
import { customerOf, lockCustomer } from "../platform/customers/customers.store.ts";
import type { Database } from "../platform/storage/storage.ts";
import { CommandError, type CommandContext } from "./command-context.ts";
import { refuseFor } from "./people.ts";

/** Reads a submission and locks its customer until the transaction ends. SENT-02 */
export const caseOf = async (
  operator: CommandContext,
  database: Database,
  reference: string,
): Promise<SubmissionCase> => {
  const found = await submissionOf(database, reference);
  if (!found)
    throw new CommandError(
      `There is no submission ${reference}. The command inbox lists what waits, and find PERSON what somebody sent.`,
    );
  await lockCustomer(database, found.customerId);
  const submission = (await submissionOf(database, reference)) ?? found;
  return { operator, database, submission, person: await customerOf(database, found.customerId) };
};

/** Ends a command when an event cannot follow the submission's last one. */
export const refuseUnlessAdded = ({ person, submission }: SubmissionCase, event: StoredEvent): void =>
  refuseFor(person, whyNotAdded(submission, event));
