import { PostgresAdapter, type Kysely } from "kysely";

/** Whether a database is PostgreSQL; others are SQLite. */
export const isPostgres = <Tables>(database: Kysely<Tables>): boolean =>
  database.getExecutor().adapter instanceof PostgresAdapter;
