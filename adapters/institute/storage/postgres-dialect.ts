import { PostgresDialect } from "kysely";
import pg from "pg";

const { INT8, NUMERIC, DATE, JSON: JSON_TEXT, JSONB } = pg.types.builtins;
const asText = [DATE, JSON_TEXT, JSONB] as number[];
const asNumber = [INT8, NUMERIC] as number[];

/** Reads what SQLite would give for the same column: numbers as numbers, days and JSON as text. */
const types: pg.CustomTypesConfig = {
  getTypeParser: (oid, format): ((value: string) => unknown) => {
    if (asText.includes(oid)) return (value) => value;
    if (asNumber.includes(oid)) return Number;
    return pg.types.getTypeParser(oid, format) as (value: string) => unknown;
  },
};

/** kysely over PostgreSQL. A broken idle connection is dropped by the pool, not by the process. */
export const postgresDialect = (url: string, onIdleError: (error: Error) => void): PostgresDialect => {
  const pool = new pg.Pool({ connectionString: url, max: 10, connectionTimeoutMillis: 5_000, types });
  pool.on("error", onIdleError);
  return new PostgresDialect({ pool });
};
