import { ContentError } from "./content/problems.ts";
import { SettingsError } from "./read-settings-file.ts";
import type { Settings } from "./settings.ts";
import { DamagedDatabase, NotMigrated } from "./storage/faults.ts";
import { FolderInUse } from "./storage/folder-lock.ts";

const codeOf = (error: unknown): unknown => {
  if (!(error instanceof Error)) return undefined;
  return (error as { code?: unknown }).code ?? codeOf(error.cause);
};

/** Why the server could not start, in words; with the stack where only a programmer can tell. */
export const describeStartupError = (error: unknown, settings: Settings | undefined): string => {
  if (error instanceof SettingsError || error instanceof FolderInUse || error instanceof ContentError || error instanceof DamagedDatabase)
    return error.message;
  switch (codeOf(error)) {
    case "EADDRINUSE":
      return `Port ${settings?.port} is in use. Stop what is using it, or give another PORT.`;
    case "ERR_SQLITE_ERROR":
      return `The database in the data folder ${settings?.dataFolder} cannot be used: ${(error as Error).message}.`;
    case "EROFS":
    case "EACCES":
      return `Port ${settings?.port} or the data folder ${settings?.dataFolder} may not be used here. Give another PORT or DATA_DIR.`;
    case "28P01":
    case "28000":
      return "The database at DATABASE_URL does not let this user in: its name or password is wrong.";
    case "3D000":
      return "There is no database of the name in DATABASE_URL.";
    case "EEXIST":
    case "ENOTDIR":
      return `${settings?.dataFolder} is no folder. Give another DATA_DIR.`;
    case "ENOENT":
      return `There is no ${(error as { path?: string }).path ?? "such file"}. Look at DATA_DIR, CONTENT_DIR and OUTSIDE_FILE.`;
    case "ENOTFOUND":
      if (settings?.databaseUrl === undefined) return `There is no address of this machine called ${settings?.host}. Give another HOST.`;
      return "The database at DATABASE_URL cannot be reached.";
    case "ECONNREFUSED":
    case "ETIMEDOUT":
      return "The database at DATABASE_URL cannot be reached.";
    default:
      if (error instanceof NotMigrated) return error.message;
      return error instanceof Error ? (error.stack ?? error.message) : String(error);
  }
};
