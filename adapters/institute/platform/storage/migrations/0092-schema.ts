import { readFileSync } from "node:fs";

import { PostgresAdapter, sql, type Kysely } from "kysely";

const postgresTypes = { counter: "serial", money: "bigint", units: "double precision" };
const sqliteTypes = { counter: "integer", money: "integer", units: "integer" };

/** Creates the tables of release 0.3.0, whose own migrations ended with 0091. */
export const up = async (database: Kysely<unknown>): Promise<void> => {
  const types = database.getExecutor().adapter instanceof PostgresAdapter ? postgresTypes : sqliteTypes;
  const schema = Object.entries(types).reduce(
    (statements, [name, type]) => statements.replaceAll(`{${name}}`, type),
    readFileSync(new URL("0092-schema.sql", import.meta.url), "utf8"),
  );
  for (const statement of schema.split(";\n").slice(0, -1)) await sql.raw(statement).execute(database);
};
