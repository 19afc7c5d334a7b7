const codeOf = (error: unknown): string => {
  if (typeof error !== "object" || error === null) return "";
  const { code } = error as { readonly code?: unknown };
  return typeof code === "string" ? code : "";
};

/** SQLite's primary result code; 0 for other errors. */
const sqliteCodeOf = (error: unknown): number => {
  const { errcode = 0 } = error as { readonly errcode?: number };
  return codeOf(error) === "ERR_SQLITE_ERROR" ? errcode & 0xff : 0;
};

/** Stored data can no longer be read. */
export class DamagedDatabase extends Error {
  override readonly name = "DamagedDatabase";
}

const damages = [11, 26];

/** A migration failed, and the database is unchanged. */
export class MigrationError extends Error {
  override readonly name = "MigrationError";
}

/** The database cannot be reached; the cause says why. */
export class NoConnection extends Error {
  override readonly name = "NoConnection";
}

/** A write waited too long for another one. */
export class BusyDatabase extends Error {
  override readonly name = "BusyDatabase";
}

/** Whether another process holds the lock of a SQLite file. */
export const isBusy = (error: unknown): boolean => sqliteCodeOf(error) === 5;

/** Whether SQLite found its file damaged. */
export const isDamage = (error: unknown): boolean => error instanceof Error && damages.includes(sqliteCodeOf(error));

/** Busy, I/O error, damaged file, full disk, cannot open, and not a database. */
const sqliteFaults = [5, 8, 10, 11, 13, 14, 26];

/**
 * Network errors, and PostgreSQL's for lost connections, insufficient resources, operator intervention and system
 * errors.
 */
const networkFaults = ["ECONNREFUSED", "ECONNRESET", "EPIPE", "ENOTFOUND", "ETIMEDOUT", "EHOSTUNREACH", "EAI_AGAIN"];
const postgresFaults = /^(08...|53...|57...|58...|XX...|55P03|25006)$/;

/** No room is left on a disk, or it may not be written any more. */
const diskFaults = ["ENOSPC", "EDQUOT", "EROFS"];

/** Errors that pg throws without a code. */
const withoutCode =
  /^(timeout exceeded when trying to connect|Query read timeout|Connection terminated|Client has encountered a connection error)/;

/** Whether database or disk are unavailable, regardless of what is stored, so a retry may succeed later. */
export const isStorageUnavailable = (error: unknown): boolean => {
  if (!(error instanceof Error)) return false;
  if (error instanceof BusyDatabase) return true;
  const code = codeOf(error);
  if (
    sqliteFaults.includes(sqliteCodeOf(error)) ||
    [...networkFaults, ...diskFaults].includes(code) ||
    postgresFaults.test(code)
  )
    return true;
  return withoutCode.test(error.message) || isStorageUnavailable(error.cause);
};

/** Whether a transaction was aborted because of a conflict with another one; a retry succeeds. */
export const isConflict = (error: unknown): boolean => ["40P01", "40001"].includes(codeOf(error));
