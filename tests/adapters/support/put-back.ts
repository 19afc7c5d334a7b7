import { DatabaseSync } from "node:sqlite";

import pg from "pg";

import type { StorageChoice } from "../../../adapters/institute/storage/storage.ts";

/** Restores every row of a database to an earlier moment. */
export interface SavedRows {
  restore(): Promise<void>;
  close(): Promise<void>;
}

const ofSqlite = (path: string): SavedRows => {
  const database = new DatabaseSync(path, { enableForeignKeyConstraints: false });
  const kept = `${path}.kept`;
  database.exec(
    `pragma synchronous = off; pragma busy_timeout = 5000; vacuum into '${kept}'; attach '${kept}' as kept; create table main.touched (name text primary key)`,
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
  const rowsOf = ({ name }: { name: string }): string =>
    `delete from main."${name}"; insert into main."${name}" select * from kept."${name}";`;
  return {
    restore: () => {
      const rows = (touched.all() as { name: string }[]).map(rowsOf);
      return Promise.resolve(database.exec(`begin immediate; ${rows.join(" ")} delete from main.touched; commit`));
    },
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
  storage.kind === "sqlite" ? ofSqlite(storage.path) : ofPostgres(storage.url);
