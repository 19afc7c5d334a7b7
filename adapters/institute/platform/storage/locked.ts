import { isPostgres } from "./is-postgres.ts";
import type { Database } from "./storage.ts";

/**
 * Locks the rows that a query reads until the transaction ends, so that they are the latest and nobody changes them
 * meanwhile. Outside a transaction nothing is locked; on SQLite a transaction has the whole database.
 */
export const lockedInTransaction = <Query extends { forNoKeyUpdate(): Query }>(
  database: Database,
  query: Query,
): Query => (database.isTransaction && isPostgres(database) ? query.forNoKeyUpdate() : query);
