import { isConflict } from "./faults.ts";
import type { Database } from "./storage.ts";

/** How often a change is attempted that others stood in the way of. */
const mostAttempts = 4;

/**
 * Does something in a transaction: all of it happens, or nothing. Where another change stood in its way it is
 * done again from the beginning, so nothing but the database may remember an attempt: that takes it back.
 */
export const inTransaction = async <T>(
  database: Database,
  work: (transaction: Database) => Promise<T>,
  { attempt = 1, onConflict }: { readonly attempt?: number; readonly onConflict?: (attempt: number) => void } = {},
): Promise<T> => {
  try {
    return await database.transaction().execute(work);
  } catch (error) {
    if (!isConflict(error) || attempt === mostAttempts) throw error;
    onConflict?.(attempt);
    return inTransaction(database, work, { attempt: attempt + 1, ...(onConflict ? { onConflict } : {}) });
  }
};
