import { Socket } from "node:net";

import { PostgresDialect } from "kysely";
import pg from "pg";

const { INT8, NUMERIC, DATE, JSON: JSON_TEXT, JSONB } = pg.types.builtins;
const asText = [DATE, JSON_TEXT, JSONB] as number[];
const asNumber = [INT8, NUMERIC] as number[];

/** Parses values as SQLite returns them: numbers as numbers, days and JSON as text. */
const types: pg.CustomTypesConfig = {
  getTypeParser: (oid, format): ((value: string) => unknown) => {
    if (asText.includes(oid)) return (value) => value;
    if (asNumber.includes(oid)) return Number;
    return pg.types.getTypeParser(oid, format) as (value: string) => unknown;
  },
};

/** Signature of pg's `query` method. */
type Query = (text: unknown, values?: unknown, done?: unknown) => Promise<pg.QueryResult>;

/** Maximum number of prepared statements per connection; lists of varying length create many. */
const mostPrepared = 500;
const names = new Map<string, string>();

// A later version may add columns while this one runs; a prepared `select *` would then fail.
const isPrepared = (text: string): boolean => /^(select|insert|update|delete)\b/.test(text) && !text.includes("*");

const nameOf = (text: string): string | undefined => {
  if (!isPrepared(text)) return undefined;
  const known = names.get(text);
  if (known !== undefined || names.size >= mostPrepared) return known;
  const name = `s${names.size}`;
  names.set(text, name);
  return name;
};

/** A connection that prepares each statement once. */
class PreparingClient extends pg.Client {
  readonly #query = super.query.bind(this) as Query;

  constructor(options?: pg.ClientConfig) {
    super(options);
    const query: Query = (text, values, done) => {
      const name = typeof text === "string" ? nameOf(text) : undefined;
      return name === undefined ? this.#query(text, values, done) : this.#query({ name, text, values }, done);
    };
    this.query = query as typeof this.query;
  }
}

/** Limits in milliseconds for a statement, and for waiting for a connection. */
const longestStatement = 10_000;
const longestWait = 2_000;

/**
 * A connection that closes after more silence than any statement may cause; a frozen database answers neither the
 * statement nor its cancellation.
 */
const connection = (): Socket => {
  const socket = new Socket();
  const silent = () =>
    socket.destroy(Object.assign(new Error("The database did not answer in time."), { code: "ETIMEDOUT" }));
  return socket.setTimeout(longestStatement + 1_000, silent);
};

/**
 * Kysely over PostgreSQL. The pool drops broken connections without ending the process. Statements that take too long are
 * cancelled by the database, or here when the database is gone; migrations have no limit.
 */
export const postgresDialect = (
  url: string,
  onIdleError: (error: Error) => void,
  { isMigrating = false }: { readonly isMigrating?: boolean } = {},
): PostgresDialect => {
  const limited = {
    statement_timeout: longestStatement,
    stream: connection,
    idle_in_transaction_session_timeout: 3 * longestStatement,
  };
  const pool = new pg.Pool({
    Client: PreparingClient,
    connectionString: url,
    max: isMigrating ? 2 : 10,
    connectionTimeoutMillis: longestWait,
    types,
    ...(isMigrating ? {} : limited),
  });
  pool.on("error", onIdleError);
  // An error on an idle, checked-out connection has no listener and would end the process.
  pool.on("connect", (client) => client.on("error", onIdleError));
  return new PostgresDialect({ pool });
};
