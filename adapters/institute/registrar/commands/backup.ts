import {
  chmodSync,
  closeSync,
  constants,
  copyFileSync,
  existsSync,
  linkSync,
  openSync,
  renameSync,
  rmSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { backup as backUp, DatabaseSync } from "node:sqlite";
import { pathToFileURL } from "node:url";

import { messageOf } from "../../platform/messages.ts";
import { backupProperty } from "../../platform/storage/backup-report.ts";
import { whyUnusable } from "../../platform/storage/earlier-releases.ts";
import { lockFolder, makeFolder } from "../../platform/storage/folder-lock.ts";
import { migrations } from "../../platform/storage/migrate.ts";
import { storageOf } from "../../platform/storage/storage.ts";
import type { Settings } from "../../settings/settings.ts";
import { CommandError, type Print, type CommonOptions } from "../command-context.ts";
import { pluralise } from "../pluralise.ts";
import type { RegisterCommand } from "../registry.ts";

const fileOf = (settings: Settings): string => {
  const storage = storageOf(settings);
  if (storage.kind === "sqlite") return storage.path;
  throw new CommandError(
    "The data is in PostgreSQL, which has means of its own: pg_dump --format=custom for a backup, pg_restore into an empty database to put it back.",
  );
};

/** Opens a backup in SQLite's immutable mode, which creates no files beside it. */
const openBackup = (path: string): DatabaseSync => {
  const address = pathToFileURL(path);
  address.searchParams.set("immutable", "1");
  return new DatabaseSync(address, { readOnly: true });
};

/** Number of people in a backup. Throws unless the file is an intact backup that this release can use. */
const peopleIn = (path: string): number => {
  let database: DatabaseSync | undefined;
  try {
    database = openBackup(path);
    const [{ quick_check: state } = {}] = database.prepare("pragma quick_check(1)").all();
    if (state !== "ok") throw new CommandError(`${path} is damaged: ${String(state)}.`);
    const executed = database
      .prepare("select name from kysely_migration")
      .all()
      .map(({ name }) => String(name));
    const unusable = whyUnusable(executed, migrations);
    if (unusable !== undefined) throw new CommandError(`${path} ${unusable}.`);
    return Number(database.prepare("select count(*) as people from customers").get()?.["people"]);
  } catch (error) {
    if (error instanceof CommandError) throw error;
    throw new CommandError(`${path} is not a Guildhall backup: ${messageOf(error)}.`);
  } finally {
    database?.close();
  }
};

/** The folder beside a backup that holds the files of members. */
const filesBeside = (path: string): string => `${path}.evidence`;

/** The ids of members' files that a database knows; none in one of an earlier release. */
const evidenceOf = (database: DatabaseSync): readonly string[] => {
  if (!database.prepare("select 1 from sqlite_master where name = 'evidence'").get()) return [];
  return database
    .prepare(`select "fileId" from "evidence"`)
    .all()
    .map(({ fileId }) => String(fileId));
};

const evidenceIn = (path: string): readonly string[] => {
  const database = openBackup(path);
  try {
    return evidenceOf(database);
  } finally {
    database.close();
  }
};

const isMissing = (error: unknown): boolean => (error as { readonly code?: string }).code === "ENOENT";

/** Copies missing files; returns how many were copied, how many exist, and the ids of those found nowhere. */
const copyFiles = (ids: readonly string[], from: string, to: string) => {
  if (ids.length > 0) makeFolder(to);
  const absent = ids.filter((id) => !existsSync(join(to, id)));
  const missing: string[] = [];
  for (const id of absent) {
    const part = join(to, `${id}.part`);
    try {
      copyFileSync(join(from, id), part, constants.COPYFILE_FICLONE);
      renameSync(part, join(to, id));
    } catch (error) {
      rmSync(part, { force: true });
      if (!isMissing(error)) throw error;
      missing.push(id);
    }
  }
  return { copied: absent.length - missing.length, held: ids.length - missing.length, missing };
};

const missingWords = (missing: readonly string[], folder: string): string =>
  missing.length === 0 ? "" : ` ${pluralise(missing.length, "file is", "files are")} missing in ${folder}.`;

/** Milliseconds for which the record of a backup waits for another writer, such as an import. */
const longestWait = 60_000;

const noteBackup = (file: string): void => {
  const database = new DatabaseSync(file, { timeout: longestWait });
  database
    .prepare(`insert or replace into "databaseProperties" ("name", "value") values (?, ?)`)
    .run(backupProperty, new Date().toISOString());
  database.close();
};

/** Removes the partial database of a broken-off backup. */
const removeParts = (part: string): void => {
  for (const left of [part, `${part}-journal`]) if (existsSync(left)) rmSync(left);
};

/**
 * Copies the database, as it is at one moment, by SQLite's online backup: the transaction keeps the copy from beginning
 * again with each write of others.
 */
const copyDatabase = async (database: DatabaseSync, part: string): Promise<void> => {
  removeParts(part);
  // Readable by its owner only, like exports.
  closeSync(openSync(part, "wx", 0o600));
  database.exec("begin");
  database.prepare("select 1 from sqlite_master").get();
  await backUp(database, part);
  database.exec("rollback");
};

/**
 * Copies the database and the files of members while they are in use, and records when. The file gets its name last, so
 * that one of this name is whole.
 */
export const backup = async (settings: Settings, path: string, isApplied: boolean, print: Print): Promise<void> => {
  const file = fileOf(settings);
  if (!existsSync(file)) throw new CommandError(`There is no database ${file}.`);
  if (existsSync(path)) throw new CommandError(`${path} exists already.`);
  if (!isApplied) return print(`${file} would be copied to ${path}. Add --apply to do it.`);
  makeFolder(dirname(path));
  const { evidenceFolder: files } = settings.institute;
  const copyEvidence = (ids: readonly string[]) =>
    files === undefined ? undefined : copyFiles(ids, files, filesBeside(path));
  const database = new DatabaseSync(file, { readOnly: true });
  const part = `${path}.part`;
  try {
    // Also before the database, so that what is removed meanwhile is not missing.
    copyEvidence(evidenceOf(database));
    await copyDatabase(database, part);
    const people = peopleIn(part);
    const evidence = copyEvidence(evidenceIn(part));
    renameSync(part, path);
    print(`${path} holds ${people} people. It holds their data and the keys: keep it as safely as the database.`);
    if (evidence && files !== undefined)
      print(
        `${filesBeside(path)} holds ${pluralise(evidence.held, "file")} of members.${missingWords(evidence.missing, files)}`,
      );
  } catch (error) {
    removeParts(part);
    throw new CommandError(`${path} cannot be written: ${messageOf(error)}.`);
  } finally {
    database.close();
  }
  noteBackup(file);
};

/** Keeps the present database under another name, until a backup takes its place; returns words about it. */
const keepPresent = (file: string): string => {
  if (!existsSync(file)) return "";
  let damage = "";
  try {
    // Merges the write-ahead log, so the kept file is complete.
    const present = new DatabaseSync(file);
    try {
      present.exec("pragma wal_checkpoint(truncate)");
    } finally {
      present.close();
    }
  } catch (error) {
    damage = `, damaged as it is: ${messageOf(error)}`;
  }
  const kept = `${file}.before-${new Date().toISOString().replaceAll(/[:.]/g, "-")}`;
  linkSync(file, kept);
  for (const ending of ["-wal", "-shm"])
    if (existsSync(`${file}${ending}`)) renameSync(`${file}${ending}`, `${kept}${ending}`);
  return ` What it held before is kept as ${kept}${damage}.`;
};

/**
 * Replaces the database with a backup, and keeps the old file. The server has to be stopped. The files of members are put
 * back first, so that no row is there without its file, however it ends.
 */
export const restore = (settings: Settings, path: string, isApplied: boolean, print: Print): void => {
  const file = fileOf(settings);
  if (!existsSync(path)) throw new CommandError(`There is no ${path}.`);
  const people = peopleIn(path);
  const held = lockFolder(settings.dataFolder);
  const incoming = `${file}.incoming`;
  try {
    if (!isApplied)
      return print(`${path}, with ${people} people, would take the place of ${file}. Add --apply to do it.`);
    copyFileSync(path, incoming);
    chmodSync(incoming, 0o600);
    const { evidenceFolder: files } = settings.institute;
    const evidence = files === undefined ? undefined : copyFiles(evidenceIn(path), filesBeside(path), files);
    const keptWords = keepPresent(file);
    renameSync(incoming, file);
    print(`${file} holds ${people} people now.${keptWords}`);
    if (evidence && files !== undefined)
      print(
        `${pluralise(evidence.copied, "file")} of members ${evidence.copied === 1 ? "was" : "were"} put back into ${files}. Files that came after the backup are deleted within the hour.${missingWords(evidence.missing, filesBeside(path))}`,
      );
    return undefined;
  } finally {
    rmSync(incoming, { force: true });
    held.release();
  }
};

/** `registrar backup` and `registrar restore` */
export const backupCommands: RegisterCommand = ({ command, settings, print }) => {
  command("backup <file>", "copy the SQLite database into a file while it is in use").action(
    async (path: string, { apply = false }: CommonOptions) => backup(await settings(), path, apply, print),
  );
  command("restore <file>", "put a backup in the place of the SQLite database; the server has to be stopped").action(
    async (path: string, { apply = false }: CommonOptions) => restore(await settings(), path, apply, print),
  );
};
