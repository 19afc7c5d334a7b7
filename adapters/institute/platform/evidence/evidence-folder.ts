import { randomUUID } from "node:crypto";
import { constants, existsSync } from "node:fs";
import { access, mkdir, open, opendir, readFile, rename, rm, stat, statfs } from "node:fs/promises";
import { dirname, join } from "node:path";

import { displaySize, maxEvidenceBytes } from "../../../../domain/evidence/evidence-limits.ts";
import type { EvidenceStore, ReceivedFile, StoredFile } from "./evidence-store.ts";

/** Free bytes that a disk needs: for a received file and its stored copy. */
const leastRoom = 2 * maxEvidenceBytes;

/** Ends the names of files that are not stored yet. */
const partEnding = ".part";
const isId = (name: string): boolean => /^[0-9a-f-]{36}$/.test(name);

const isMissing = (error: unknown): boolean => (error as { readonly code?: string }).code === "ENOENT";

/** Flushes a folder, so that a name in it outlives a crash of the machine. Windows flushes folders by itself. */
const flushFolder = async (folder: string): Promise<void> => {
  if (process.platform === "win32") return;
  const handle = await open(folder, "r");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
};

/** Writes chunks to a new file; returns whether there were at most `most` bytes. */
const write = async (path: string, chunks: AsyncIterable<Uint8Array>, most: number, isFlushed: boolean) => {
  const handle = await open(path, "wx", 0o600);
  try {
    let size = 0;
    for await (const chunk of chunks) {
      size += chunk.length;
      if (size > most) return false;
      await handle.writeFile(chunk);
    }
    if (isFlushed) await handle.sync();
    return true;
  } finally {
    await handle.close();
  }
};

/** A folder, or the one in which it would be made. */
const nearestFolder = (folder: string): string => (existsSync(folder) ? folder : nearestFolder(dirname(folder)));

/** The files of a folder, without its parts; none where there is no folder yet. */
async function* filesIn(folder: string, accepts: (name: string) => boolean): AsyncGenerator<StoredFile> {
  try {
    for await (const { name } of await opendir(folder)) {
      if (!accepts(name)) continue;
      const found = await stat(join(folder, name)).catch(() => undefined);
      if (found) yield { id: name, size: found.size, writtenAt: found.mtimeMs };
    }
  } catch (error) {
    if (!isMissing(error)) throw error;
  }
}

/** Keeps members' files in a folder, each under its id, readable by the server's user only. LOG-02 */
export const evidenceFolder = (folder: string): EvidenceStore => {
  const pathOf = (id: string): string => {
    if (!isId(id)) throw new Error("This is no id of a file.");
    return join(folder, id);
  };
  const newPart = async (): Promise<string> => {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    return join(folder, `${randomUUID()}${partEnding}`);
  };
  return {
    receive: async (chunks, most) => {
      const part = await newPart();
      const drop: ReceivedFile["drop"] = () => rm(part, { force: true });
      try {
        if (await write(part, chunks, most, false)) return { bytes: () => readFile(part), drop };
        await drop();
        return undefined;
      } catch (error) {
        await drop();
        throw error;
      }
    },
    store: async (id, bytes) => {
      const part = await newPart();
      try {
        // Whole and flushed under another name first, so that no reader ever finds a half of it.
        await write(
          part,
          (async function* () {
            yield bytes;
          })(),
          Infinity,
          true,
        );
        await rename(part, pathOf(id));
        await flushFolder(folder);
      } catch (error) {
        await rm(part, { force: true });
        throw error;
      }
    },
    read: async (id) => {
      try {
        return await readFile(pathOf(id));
      } catch (error) {
        if (isMissing(error)) return undefined;
        throw error;
      }
    },
    remove: (id) => rm(pathOf(id), { force: true }),
    files: () => filesIn(folder, isId),
    removeBrokenOff: async (before) => {
      let count = 0;
      for await (const { id: name, writtenAt } of filesIn(folder, (name) => name.endsWith(partEnding)))
        if (writtenAt < before.getTime()) {
          await rm(join(folder, name), { force: true });
          count += 1;
        }
      return count;
    },
    check: async () => {
      await access(nearestFolder(folder), constants.W_OK | constants.X_OK);
      const { bavail, bsize } = await statfs(nearestFolder(folder));
      const room = bavail * bsize;
      if (room < leastRoom) throw new Error(`its disk has ${displaySize(room)} left`);
      return room;
    },
  };
};
