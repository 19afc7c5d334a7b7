import type { Database } from "./storage.ts";

/** Rolls back the transaction of a dry run. */
class DryRunRollback extends Error {}

/** Runs work in one transaction, rolls it back, and returns what the work answered. */
export const dryRun = async <T>(database: Database, work: (transaction: Database) => Promise<T>): Promise<T> => {
  const answers: T[] = [];
  await database
    .transaction()
    .execute(async (transaction) => {
      answers.push(await work(transaction));
      throw new DryRunRollback();
    })
    .catch((error: unknown) => {
      if (!(error instanceof DryRunRollback)) throw error;
    });
  return answers[0] as T;
};
