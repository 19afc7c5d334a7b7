import { chunkSize, peopleAtOnce } from "../../../platform/storage/chunked.ts";
import { isPostgres } from "../../../platform/storage/is-postgres.ts";
import type { Database } from "../../../platform/storage/storage.ts";

/**
 * The lines of a bank's file that are planned, or posted in a transaction, together: on PostgreSQL as many as fit into a
 * statement, because each waits for a round of requests; on SQLite fewer, because others cannot write meanwhile. BANK-02
 */
export const linesAtOnce = (database: Database): number => (isPostgres(database) ? chunkSize : peopleAtOnce);
