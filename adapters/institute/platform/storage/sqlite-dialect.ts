import { DatabaseSync, type SQLInputValue, type StatementSync } from "node:sqlite";

import { SqliteAdapter, SqliteDialect, type Dialect } from "kysely";

import { DamagedDatabase, isDamage } from "./faults.ts";
import { makePrivateFile } from "./folder-lock.ts";

/** Whether a prepared statement is cached; those that change the schema are not. */
const isCacheable = (sql: string): boolean => /^(select|insert|update|delete)\b/i.test(sql);

const nothingDone = { changes: 0, lastInsertRowid: 0 };

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
}

/**
 * Kysely over Node's own SQLite. A commit is on the disk before it is acknowledged: a write-ahead log with full sync
 * survives kill -9.
 */
export const sqliteDialect = (path: string): Dialect => {
  if (path !== ":memory:") makePrivateFile(path);
  const database = new DatabaseSync(path, { enableForeignKeyConstraints: true });
  try {
    database.exec("pragma journal_mode = wal; pragma synchronous = full; pragma busy_timeout = 5000");
    refuseDamaged(database, path);
  } catch (error) {
    database.close();
    throw isDamage(error) ? damaged(path, (error as Error).message) : error;
  }
  const prepareStatement = (sql: string) => {
    const statement: StatementSync = database.prepare(sql);
    return {
      reader: statement.columns().length > 0,
      all: (parameters: readonly unknown[]) => statement.all(...(parameters as SQLInputValue[])),
      // On a full disk SQLite ends the transaction by itself, and a failing rollback would hide the cause.
      run: (parameters: readonly unknown[]) =>
        sql === "rollback" && !database.isTransaction ? nothingDone : statement.run(...(parameters as SQLInputValue[])),
      iterate: (parameters: readonly unknown[]) => statement.iterate(...(parameters as SQLInputValue[])),
    };
  };

  const statements = new Map<string, ReturnType<typeof prepareStatement>>();
  const prepare = (text: string) => {
    // Every transaction here writes. Taking the lock at its beginning lets a second process wait its turn.
    const sql = text === "begin" ? "begin immediate" : text;
    const statement = statements.get(sql) ?? prepareStatement(sql);
    if (isCacheable(sql)) statements.set(sql, statement);
    return statement;
  };

  const dialect = new SqliteDialect({ database: { prepare, close: () => database.close() } });
  return {
    createAdapter: () => new TransactionalAdapter(),
    createDriver: dialect.createDriver.bind(dialect),
    createIntrospector: dialect.createIntrospector.bind(dialect),
    createQueryCompiler: dialect.createQueryCompiler.bind(dialect),
  };
};
