import { propertyOf } from "./properties.ts";
import type { Database } from "./storage.ts";

export const backupProperty = "latest backup";

/** Milliseconds after which a backup is old. */
const longest = 2 * 24 * 60 * 60 * 1000;

/** When the database was last copied by the command, and whether that is more than two days ago; undefined before. DESK-04 */
export const latestBackup = async (
  database: Database,
  now: Date,
): Promise<{ readonly at: Date; readonly isOld: boolean } | undefined> => {
  const found = await propertyOf(database, backupProperty);
  if (found === undefined) return undefined;
  const at = new Date(found);
  return { at, isOld: now.getTime() - at.getTime() > longest };
};
