import { copyFile, readdir, rename, rm, stat, utimes } from "node:fs/promises";
import { join } from "node:path";

import { isHashed } from "../http/files.ts";
import { makeFolder } from "../storage/folder-lock.ts";

const month = 30 * 24 * 60 * 60_000;

/** Copies a file atomically. */
const copyWhole = async (from: string, to: string): Promise<void> => {
  const incoming = `${to}.${process.pid}`;
  await copyFile(from, incoming);
  await rename(incoming, to);
};

/**
 * Copies the hashed files of a build into a folder that several processes serve, so each has the code of every page.
 * Removes files of builds that no process has used for a month.
 */
export const shareAssets = async (assets: string, shared: string, now: Date): Promise<void> => {
  makeFolder(shared);
  for (const file of (await readdir(assets)).filter(isHashed)) {
    const path = join(shared, file);
    await copyWhole(join(assets, file), path);
    await utimes(path, now, now);
  }
  for (const file of await readdir(shared)) {
    const path = join(shared, file);
    const { mtimeMs } = await stat(path);
    if (mtimeMs < now.getTime() - month) await rm(path, { force: true });
  }
};
