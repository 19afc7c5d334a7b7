import { existsSync, mkdirSync, statSync } from "node:fs";
import { dirname, resolve } from "node:path";

/**
 * Makes a folder with those above it, one after the other: where none can be made, as below /proc, Node's own
 * recursion never ends.
 */
export const makeFolder = (folder: string): void => {
  const path = resolve(folder);
  if (!existsSync(dirname(path))) makeFolder(dirname(path));
  // Another process may be making it as well.
  try {
    mkdirSync(path);
  } catch (error) {
    if ((error as { code?: unknown }).code !== "EEXIST" || !statSync(path).isDirectory()) throw error;
  }
};
