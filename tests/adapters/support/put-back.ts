import { DatabaseSync } from "node:sqlite";
import { setImmediate } from "node:timers/promises";

import pg from "pg";

import { isBusy } from "../../../adapters/institute/platform/storage/faults.ts";
import type { StorageChoice } from "../../../adapters/institute/platform/storage/storage.ts";

/** Restores every row of a database to an earlier moment. */
export interface SavedRows {
  restore(): Promise<void>;
  close(): Promise<void>;
}

/** Saves rows of a SQLite file at several named moments. */
interface SavedMoments extends SavedRows {
  /** Restores the first moment, or the rows of a named one. */
  restore(moment?: string): Promise<void>;
  /** Saves the rows that changed since the last restore. */
  save(moment: string): Promise<void>;
}

/** Takes the lock for writing; false while the institute has it. */
const hasTakenLock = (database: DatabaseSync): boolean => {
  try {
    database.exec("begin immediate");
    return true;
  } catch (error) {
    if (isBusy(error)) return false;
    throw error;
  }
};

/** Writes once the institute, in this process, has ended its transaction: to wait for the lock would stop it too. */
const inTransaction = async (database: DatabaseSync, work: () => void): Promise<void> => {
  while (!hasTakenLock(database)) await setImmediate();
  work();
  database.exec("commit");
};

/** Saves the current rows of a SQLite file, to restore them after tests. */
export const saveRowsOfFile = (path: string): SavedMoments => {
  const database = new DatabaseSync(path, { enableForeignKeyConstraints: false });
  const kept = `${path}.kept`;
  database.exec(
    `pragma synchronous = off; vacuum into '${kept}'; attach '${kept}' as kept; create table main.touched (name text primary key)`,
  );
  const tables = database
    .prepare("select name from kept.sqlite_master where type = 'table' and name not like 'sqlite_%'")
    .all() as { name: string }[];
  // Most tests change few tables: triggers record those, and others are skipped.
  const notes = tables.flatMap(({ name }) =>
    ["insert", "update", "delete"].map(
      (change) =>
        `create trigger main."${change} ${name}" after ${change} on "${name}" when not exists (select 1 from touched where name = '${name}') begin insert into touched values ('${name}'); end;`,
    ),
  );
  database.exec(notes.join(" "));
  const touched = database.prepare("select name from main.touched");
  const touchedNames = (): string[] => (touched.all() as { name: string }[]).map(({ name }) => name);
  const moments = new Map<string, readonly string[]>();
  const copyOf = (name: string, moment: string): string => `kept."${name} at ${moment}"`;
  const rowsFrom = (name: string, source: string): string =>
    `delete from main."${name}"; insert into main."${name}" select * from ${source};`;
  return {
    restore: (moment = "") =>
      inTransaction(database, () => {
        const rows = touchedNames().map((name) => rowsFrom(name, `kept."${name}"`));
        // After the rest, so the triggers record these tables as touched.
        const later = (moments.get(moment) ?? []).map((name) => rowsFrom(name, copyOf(name, moment)));
        database.exec(`${rows.join(" ")} delete from main.touched; ${later.join(" ")}`);
      }),
    save: (moment) =>
      inTransaction(database, () => {
        const old = (moments.get(moment) ?? []).map((name) => `drop table ${copyOf(name, moment)};`);
        const names = touchedNames();
        const copies = names.map((name) => `create table ${copyOf(name, moment)} as select * from main."${name}";`);
        database.exec(`${old.join(" ")} ${copies.join(" ")}`);
        moments.set(moment, names);
      }),
    close: () => Promise.resolve(database.close()),
  };
};

const ofPostgres = async (url: string): Promise<SavedRows> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows: tables } = await client.query<{ name: string }>(
    "select tablename as name from pg_tables where schemaname = 'public'",
  );
  const all = (statement: (name: string) => string) => tables.map(({ name }) => statement(name)).join("; ");
  // Foreign keys do not matter while everything is restored.
  await client.query("set session_replication_role = replica; create schema kept");
  await client.query(all((name) => `create table kept."${name}" as table public."${name}"`));
  return {
    restore: async () => {
      await client.query(
        `begin; ${all((name) => `delete from public."${name}"; insert into public."${name}" select * from kept."${name}"`)}; commit`,
      );
    },
    close: () => client.end(),
  };
};

/** Saves a database's current rows, to restore them after tests. */
export const saveRows = async (storage: StorageChoice): Promise<SavedRows> =>
  storage.kind === "sqlite" ? saveRowsOfFile(storage.path) : ofPostgres(storage.url);
