import { ContentError } from "../platform/content/problems.ts";
import { RefusalError } from "../platform/http/refusal-error.ts";
import { messageOf, networkErrorReason } from "../platform/messages.ts";
import { SettingsError } from "../platform/read-settings-file.ts";
import { DamagedDatabase, NoConnection, MigrationError } from "../platform/storage/faults.ts";
import { UnusableFolder } from "../platform/storage/folder-lock.ts";
import type { Settings } from "../settings/settings.ts";

const codeOf = (error: unknown): unknown => {
  if (!(error instanceof Error)) return undefined;
  return (error as { code?: unknown }).code ?? codeOf(error.cause);
};

/** Errors whose messages are sentences for people. */
const describableErrors = [RefusalError, SettingsError, UnusableFolder, ContentError, DamagedDatabase, MigrationError];

/** Codes of PostgreSQL and SQLite for a lock that another process holds for too long. */
const heldByOthers: readonly unknown[] = ["57014", "55P03", "40P01"];
const sqliteBusy = 5;

const busy =
  "Something else was changing the same at the same time, such as an import. Nothing was changed: run the command again once that has ended.";

/** Remedies for SQLite errors, by primary result code. */
const remedies: Readonly<Record<number, string>> = {
  8: " Let the user that runs this write there, or give another DATA_DIR.",
  13: " Make room on its disk.",
  14: " Let the user that runs this write there, or give another DATA_DIR.",
};

/** Describes a database error for operators; undefined for other errors. */
const describeDatabaseError = (error: unknown, settings: Settings | undefined): string | undefined => {
  const code = codeOf(error);
  if (code === "28P01" || code === "28000")
    return "The database at DATABASE_URL does not let this user in: its name or password is wrong.";
  if (code === "3D000") return "There is no database of the name in DATABASE_URL.";
  if (error instanceof NoConnection)
    return `The database at DATABASE_URL cannot be reached: ${networkErrorReason(error)}.`;
  if (heldByOthers.includes(code)) return busy;
  if (code !== "ERR_SQLITE_ERROR") return undefined;
  const { errcode = 0 } = error as { readonly errcode?: number };
  if ((errcode & 0xff) === sqliteBusy) return busy;
  return `The database in the data folder ${settings?.dataFolder ?? ""} cannot be used: ${messageOf(error)}.${remedies[errcode & 0xff] ?? ""}`;
};

/**
 * Describes for operators why the server or a registrar's command failed; includes the stack only for unexpected
 * errors.
 */
export const describeStartupError = (error: unknown, settings: Settings | undefined): string => {
  if (describableErrors.some((kind) => error instanceof kind)) return messageOf(error);
  const database = describeDatabaseError(error, settings);
  if (database !== undefined) return database;
  if (codeOf(error) === "ENOSPC") return `There is no room on the disk: ${messageOf(error)}.`;
  const { path } = error as { readonly path?: string };
  if (path !== undefined) return `${path} cannot be used: ${messageOf(error)}.`;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
};
