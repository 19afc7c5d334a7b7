import type { DatabaseSync } from "node:sqlite";

import { SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler, type Dialect } from "kysely";

import { DamagedDatabase, isDamage } from "./faults.ts";
import { makePrivateFile } from "./folder-lock.ts";
import { sqliteDriver } from "./sqlite-driver.ts";
import { openSqliteFile } from "./sqlite-file.ts";

const damaged = (path: string, how: string) =>
  new DamagedDatabase(`The database ${path} is damaged (${how}). Put back a backup of it.`);

const refuseDamaged = (database: DatabaseSync, path: string): void => {
  const [{ quick_check: state } = {}] = database.prepare("pragma quick_check(1)").all();
  if (state !== "ok") throw damaged(path, String(state));
};

/** SQLite can roll back schema changes, so a failed migration leaves nothing behind. */
class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }

  override get supportsMultipleConnections(): boolean {
    return true;
  }
}

/**
 * Kysely over Node's own SQLite. A commit is on the disk before it is acknowledged: a write-ahead log with full sync
 * survives kill -9. The thread never waits for a lock.
 */
export const sqliteDialect = (path: string): Dialect => {
  const isInMemory = path === ":memory:";
  if (!isInMemory) makePrivateFile(path);
  const writing = openSqliteFile(path, { readOnly: false });
  try {
    writing.database.exec("pragma busy_timeout = 5000; pragma journal_mode = wal; pragma synchronous = full");
    refuseDamaged(writing.database, path);
    writing.database.exec("pragma busy_timeout = 0");
  } catch (error) {
    writing.database.close();
    throw isDamage(error) ? damaged(path, (error as Error).message) : error;
  }
  const reading = isInMemory ? undefined : openSqliteFile(path, { readOnly: true });
  return {
    createAdapter: () => new TransactionalAdapter(),
    createDriver: () => sqliteDriver({ writing, reading }),
    createIntrospector: (database) => new SqliteIntrospector(database),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  };
};
