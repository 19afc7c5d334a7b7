import { closeSync, existsSync, mkdirSync, openSync, statSync } from "node:fs";
import { join, dirname, resolve } from "node:path";
import { DatabaseSync } from "node:sqlite";

import { messageOf } from "../messages.ts";

/** Creates a file that only its owner can read, unless it exists. Leaves errors to the code that opens the file. */
export const makePrivateFile = (path: string): void => {
  try {
    closeSync(openSync(path, "a", 0o600));
  } catch {
    // SQLite reports the same error when it opens the file.
  }
};

/**
 * Creates a private folder and its parents one by one: Node's recursive option never ends where none can be created, as
 * below /proc.
 */
export const makeFolder = (folder: string): void => {
  const path = resolve(folder);
  if (!existsSync(dirname(path))) makeFolder(dirname(path));
  // Another process may create it at the same time.
  try {
    mkdirSync(path, { mode: 0o700 });
  } catch (error) {
    if ((error as { code?: unknown }).code !== "EEXIST" || !statSync(path).isDirectory()) throw error;
  }
};

/** The data folder cannot be created, or another process uses it. */
export class UnusableFolder extends Error {
  override readonly name = "UnusableFolder";
}

/** Creates the data folder with its parents. */
export const makeDataFolder = (folder: string): void => {
  try {
    makeFolder(folder);
  } catch (error) {
    const { code } = error as { readonly code?: string };
    const isNone = code === "EEXIST" || code === "ENOTDIR";
    throw new UnusableFolder(
      `${isNone ? `${folder} is no folder` : `The data folder ${folder} cannot be made: ${messageOf(error)}`}. Give another DATA_DIR.`,
    );
  }
};

/**
 * Locks a data folder for this process. The lock is SQLite's, on a file of its own, so the operating system releases
 * it even after kill -9.
 */
export const lockFolder = (folder: string): { release(): void } => {
  makeDataFolder(folder);
  const path = join(folder, "lock.sqlite");
  makePrivateFile(path);
  const lock = new DatabaseSync(path);
  try {
    lock.exec("pragma busy_timeout = 0; begin exclusive");
  } catch (error) {
    lock.close();
    if ((error as { errcode?: number }).errcode !== 5) throw error;
    throw new UnusableFolder(
      `Another Guildhall is running on the data folder ${folder}. Stop it, or give this one another DATA_DIR.`,
    );
  }
  return { release: () => lock.close() };
};
