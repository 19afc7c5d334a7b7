import { Socket } from "node:net";

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

/** What a client of the database is asked with. */
type Query = (text: unknown, values?: unknown, done?: unknown) => Promise<pg.QueryResult>;

/** As many statements as a connection keeps prepared: there are fewer, but for lists of any length in them. */
const mostPrepared = 500;
const names = new Map<string, string>();

// A later version may add a column while this one runs: what asks for all of them would not fit what was planned.
const isPrepared = (text: string): boolean => /^(select|insert|update|delete)\b/.test(text) && !text.includes("*");

const nameOf = (text: string): string | undefined => {
  if (!isPrepared(text)) return undefined;
  const known = names.get(text);
  if (known !== undefined || names.size >= mostPrepared) return known;
  const name = `s${names.size}`;
  names.set(text, name);
  return name;
};

/** A connection on which the database reads and plans a statement once, rather than each time that it is asked. */
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

/** Milliseconds that a statement may take; and that one may wait for a connection. */
const longestStatement = 10_000;
const longestWait = 2_000;

/**
 * A connection that goes once it was silent for longer than any statement may take: a database that is frozen
 * answers nothing more on it, neither what was asked nor the taking back of that.
 */
const connection = (): Socket => {
  const socket = new Socket();
  const silent = () =>
    socket.destroy(Object.assign(new Error("The database did not answer in time."), { code: "ETIMEDOUT" }));
  return socket.setTimeout(longestStatement + 1_000, silent);
};

/**
 * kysely over PostgreSQL. A connection that breaks is dropped by the pool, and never ends the process. A statement
 * that takes too long is ended by the database, or by us where the database is not even there to do so;
 * migrations may take what they need.
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
  // One that is held, but asked nothing at that moment, has nobody to tell, and would end the process.
  pool.on("connect", (client) => client.on("error", onIdleError));
  return new PostgresDialect({ pool });
};
