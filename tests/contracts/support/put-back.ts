import { DatabaseSync } from "node:sqlite";
import pg from "pg";
import type { StorageChoice } from "../../../adapters/institute/storage/storage.ts";

/** Puts every row of a database back to what it held at a moment. */
export interface Keeping {
  putBack(): Promise<void>;
  close(): Promise<void>;
}

const ofSqlite = (path: string): Keeping => {
  const database = new DatabaseSync(path, { enableForeignKeyConstraints: false });
  const kept = `${path}.kept`;
  database.exec(`pragma synchronous = off; pragma busy_timeout = 5000; vacuum into '${kept}'; attach '${kept}' as kept`);
  const tables = database.prepare("select name from kept.sqlite_master where type = 'table' and name not like 'sqlite_%'").all() as { name: string }[];
  const rows = tables.map(({ name }) => `delete from main."${name}"; insert into main."${name}" select * from kept."${name}";`);
  return {
    putBack: () => Promise.resolve(database.exec(`begin immediate; ${rows.join(" ")} commit`)),
    close: () => Promise.resolve(database.close()),
  };
};

const ofPostgres = async (url: string): Promise<Keeping> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows: tables } = await client.query<{ name: string }>("select tablename as name from pg_tables where schemaname = 'public'");
  const all = (statement: (name: string) => string) => tables.map(({ name }) => statement(name)).join("; ");
  // What refers to what does not matter while all of it is put back.
  await client.query("set session_replication_role = replica; create schema kept");
  await client.query(all((name) => `create table kept."${name}" as table public."${name}"`));
  return {
    putBack: async () => {
      await client.query(`begin; ${all((name) => `delete from public."${name}"; insert into public."${name}" select * from kept."${name}"`)}; commit`);
    },
    close: () => client.end(),
  };
};

/** Keeps what a database holds now, to put it back later, while others work with it. */
export const keep = async (storage: StorageChoice): Promise<Keeping> =>
  storage.kind === "sqlite" ? ofSqlite(storage.path) : ofPostgres(storage.url);
