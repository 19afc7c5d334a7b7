import { DatabaseSync, type SQLInputValue, type StatementSync } from "node:sqlite";

import type { CompiledQuery, QueryResult } from "kysely";

/** Whether a prepared statement is cached; those that change the schema are not. */
const isCacheable = (sql: string): boolean => /^(select|insert|update|delete)\b/i.test(sql);

/** A connection to a SQLite file, with its prepared statements. */
export interface SqliteFile {
  readonly database: DatabaseSync;
  readonly run: <Row>(query: Pick<CompiledQuery, "sql" | "parameters">) => QueryResult<Row>;
}

/** Opens a connection to a SQLite file. */
export const openSqliteFile = (path: string, { readOnly }: { readonly readOnly: boolean }): SqliteFile => {
  const database = new DatabaseSync(path, { enableForeignKeyConstraints: true, readOnly });
  const statements = new Map<string, StatementSync>();
  const prepared = (sql: string): StatementSync => {
    const statement = statements.get(sql) ?? database.prepare(sql);
    if (isCacheable(sql)) statements.set(sql, statement);
    return statement;
  };
  return {
    database,
    run: <Row>({ sql, parameters }: Pick<CompiledQuery, "sql" | "parameters">) => {
      const statement = prepared(sql);
      const values = parameters as readonly SQLInputValue[];
      if (statement.columns().length > 0) return { rows: statement.all(...values) as Row[] };
      const { changes, lastInsertRowid } = statement.run(...values);
      return { rows: [], insertId: BigInt(lastInsertRowid), numAffectedRows: BigInt(changes) };
    },
  };
};
