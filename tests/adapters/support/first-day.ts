import { existsSync } from "node:fs";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

import type { StorageChoice } from "../../../adapters/institute/platform/storage/storage.ts";
import { openInstitute } from "./open-institute.ts";

type SqliteFile = StorageChoice & { readonly kind: "sqlite" };

// In memory where possible, because test data need not survive a crash.
const memory = "/dev/shm";
const home = existsSync(memory) ? memory : tmpdir();

/** The path of a new SQLite file in a folder of its own. */
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

/** A freshly seeded SQLite file with migrated tables and keys. Created once per process; each file is a copy. */
export const firstDayFile = async (): Promise<SqliteFile> => {
  bytes ??= seeded();
  const file = await emptyFile();
  await writeFile(file.path, await bytes);
  return file;
};
