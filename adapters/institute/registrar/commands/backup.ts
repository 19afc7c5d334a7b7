import { chmodSync, closeSync, constants, copyFileSync, existsSync, openSync, renameSync, rmSync } from "node:fs";
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
    throw new CommandError(`${path} is no backup of a Guildhall: ${messageOf(error)}.`);
  } finally {
    database?.close();
  }
};

/** The folder beside a backup that holds the files of members. */
const filesBeside = (path: string): string => `${path}.evidence`;

/** The ids of members' files that a database knows; none in one of an earlier release. */
const evidenceIn = (path: string): readonly string[] => {
  const database = openBackup(path);
  try {
    if (!database.prepare("select 1 from sqlite_master where name = 'evidence'").get()) return [];
    return database
      .prepare(`select "fileId" from "evidence"`)
      .all()
      .map(({ fileId }) => String(fileId));
  } finally {
    database.close();
  }
};

/** Copies files that are not there yet; returns how many were copied, and the ids of those found nowhere. */
const copyFiles = (ids: readonly string[], from: string, to: string) => {
  if (ids.length > 0) makeFolder(to);
  const absent = ids.filter((id) => !existsSync(join(to, id)));
  const missing = absent.filter((id) => !existsSync(join(from, id)));
  const copied = absent.filter((id) => !missing.includes(id));
  for (const id of copied) {
    copyFileSync(join(from, id), join(to, `${id}.part`), constants.COPYFILE_FICLONE);
    renameSync(join(to, `${id}.part`), join(to, id));
  }
  return { copied: copied.length, missing };
};

const missingWords = (missing: readonly string[], folder: string): string =>
  missing.length === 0 ? "" : ` ${pluralise(missing.length, "file is", "files are")} missing in ${folder}.`;

/** Copies the database to a file while it is in use, by SQLite's online backup, and records when. */
export const backup = async (settings: Settings, path: string, isApplied: boolean, print: Print): Promise<void> => {
  const file = fileOf(settings);
  if (!existsSync(file)) throw new CommandError(`There is no database ${file}.`);
  if (existsSync(path)) throw new CommandError(`${path} is there already.`);
  if (!isApplied) return print(`${file} would be copied to ${path}. Add --apply to do it.`);
  makeFolder(dirname(path));
  const database = new DatabaseSync(file, { readOnly: true });
  // Readable by its owner only, like exports.
  closeSync(openSync(path, "wx", 0o600));
  try {
    await backUp(database, path);
  } catch (error) {
    rmSync(path);
    throw new CommandError(`${path} cannot be written: ${messageOf(error)}.`);
  } finally {
    database.close();
  }
  const people = peopleIn(path);
  const own = new DatabaseSync(file, { timeout: 5000 });
  own
    .prepare(`insert or replace into "databaseProperties" ("name", "value") values (?, ?)`)
    .run(backupProperty, new Date().toISOString());
  own.close();
  print(`${path} holds ${people} people. It holds their data and the keys: keep it as safely as the database.`);
  const { evidenceFolder: files } = settings.institute;
  if (files === undefined) return;
  const { copied, missing } = copyFiles(evidenceIn(path), files, filesBeside(path));
  print(`${filesBeside(path)} holds ${pluralise(copied, "file")} of members.${missingWords(missing, files)}`);
};

/** Replaces the database with a backup, and keeps the old file. The server has to be stopped. */
export const restore = (settings: Settings, path: string, isApplied: boolean, print: Print): void => {
  const file = fileOf(settings);
  if (!existsSync(path)) throw new CommandError(`There is no ${path}.`);
  const people = peopleIn(path);
  const held = lockFolder(settings.dataFolder);
  try {
    if (!isApplied)
      return print(`${path}, with ${people} people, would take the place of ${file}. Add --apply to do it.`);
    const before = `${file}.before-${new Date().toISOString().replaceAll(/[:.]/g, "-")}`;
    const incoming = `${file}.incoming`;
    copyFileSync(path, incoming);
    chmodSync(incoming, 0o600);
    const isReplaced = existsSync(file);
    if (isReplaced) {
      // Merges the write-ahead log, so the kept file is complete.
      const old = new DatabaseSync(file);
      old.exec("pragma wal_checkpoint(truncate)");
      old.close();
      renameSync(file, before);
    }
    for (const ending of ["-wal", "-shm"]) rmSync(`${file}${ending}`, { force: true });
    renameSync(incoming, file);
    print(`${file} holds ${people} people now.${isReplaced ? ` What it held before is kept as ${before}.` : ""}`);
    const { evidenceFolder: files } = settings.institute;
    if (files === undefined) return undefined;
    const { copied, missing } = copyFiles(evidenceIn(file), filesBeside(path), files);
    print(
      `${pluralise(copied, "file")} of members ${copied === 1 ? "was" : "were"} put back into ${files}. Files that came after the backup are deleted within the hour.${missingWords(missing, filesBeside(path))}`,
    );
  } finally {
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
