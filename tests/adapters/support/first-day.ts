import { existsSync } from "node:fs";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

import type { StorageChoice } from "../../../adapters/institute/storage/storage.ts";
import { openInstitute } from "./open-institute.ts";

type SqliteFile = StorageChoice & { readonly kind: "sqlite" };

// In memory where the system offers that: nothing of a test has to outlive a crash of the machine.
const memory = "/dev/shm";
const home = existsSync(memory) ? memory : tmpdir();

/** A SQLite file that is not there yet, in a folder of its own. */
export const emptyFile = async (): Promise<SqliteFile> => ({
  kind: "sqlite",
  path: join(await mkdtemp(join(home, "guildhall-")), "guildhall.sqlite"),
});

/** Removes a SQLite file with its folder. */
export const removeFile = ({ path }: SqliteFile): Promise<void> => rm(dirname(path), { recursive: true, force: true });

const seeded = async (): Promise<Uint8Array> => {
  const file = await emptyFile();
  await (await openInstitute(file)).close();
  const bytes = await readFile(file.path);
  await removeFile(file);
  return bytes;
};

let bytes: Promise<Uint8Array> | undefined;

/**
 * A SQLite file as an institute leaves it on its first day: migrated, with its keys and with everyone seeded. That is
 * done once in a process; each file is a copy of it.
 */
export const firstDayFile = async (): Promise<SqliteFile> => {
  bytes ??= seeded();
  const file = await emptyFile();
  await writeFile(file.path, await bytes);
  return file;
};
