import { isPosted } from "../areas/fees/fees.store.ts";
import type { Database } from "../platform/storage/storage.ts";
import { CommandError } from "./command-context.ts";

/** Throws a CommandError when a posting has the reference already. */
export const assertNew = async (database: Database, reference: string | undefined): Promise<void> => {
  if (reference !== undefined && (await isPosted(database, reference)))
    throw new CommandError(`${reference} has been posted already.`);
};
