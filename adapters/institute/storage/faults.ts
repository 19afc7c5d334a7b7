const codeOf = (error: unknown): string => {
  if (typeof error !== "object" || error === null) return "";
  const { code } = error as { readonly code?: unknown };
  return typeof code === "string" ? code : "";
};

/** SQLite's own primary code; 0 of any other error. */
const sqliteCodeOf = (error: unknown): number => {
  const { errcode = 0 } = error as { readonly errcode?: number };
  return codeOf(error) === "ERR_SQLITE_ERROR" ? errcode & 0xff : 0;
};

/** What is stored cannot be read any more. */
export class DamagedDatabase extends Error {
  override readonly name = "DamagedDatabase";
}

const damages = [11, 26];

/** The database could not be brought to this release, and is as it was. */
export class NotMigrated extends Error {
  override readonly name = "NotMigrated";
}

/** There is no connection to the database, for the reason that is its cause. */
export class NoConnection extends Error {
  override readonly name = "NoConnection";
}

/** SQLite met a part of its file that is not as it wrote it. */
export const isDamage = (error: unknown): boolean => error instanceof Error && damages.includes(sqliteCodeOf(error));

/** Busy, a full disk, a failing one, a damaged file, one that cannot be opened, and what is no database at all. */
const sqliteFaults = [5, 8, 10, 11, 13, 14, 26];

/** Of the network; and of PostgreSQL: lost connections, too few resources, an operator's doing, a failing system. */
const networkFaults = ["ECONNREFUSED", "ECONNRESET", "EPIPE", "ENOTFOUND", "ETIMEDOUT", "EHOSTUNREACH", "EAI_AGAIN"];
const postgresFaults = /^(08...|53...|57...|58...|XX...|55P03|25006)$/;

/** What pg throws without a code. */
const withoutCode =
  /^(timeout exceeded when trying to connect|Query read timeout|Connection terminated|Client has encountered a connection error)/;

/** The database does not do its work, whatever it was asked: it may be tried again later. */
export const isStorageAway = (error: unknown): boolean => {
  if (!(error instanceof Error)) return false;
  const code = codeOf(error);
  if (sqliteFaults.includes(sqliteCodeOf(error)) || networkFaults.includes(code) || postgresFaults.test(code))
    return true;
  return withoutCode.test(error.message) || isStorageAway(error.cause);
};

/** Two changes stood in each other's way, and this one was given up: tried again it succeeds. */
export const isConflict = (error: unknown): boolean => ["40P01", "40001"].includes(codeOf(error));
