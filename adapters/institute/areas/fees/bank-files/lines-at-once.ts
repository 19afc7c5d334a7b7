import { chunkSize, peopleAtOnce } from "../../../platform/storage/chunked.ts";
import { isPostgres } from "../../../platform/storage/is-postgres.ts";
import type { Database } from "../../../platform/storage/storage.ts";

/**
 * The batch size for lines of a bank's file: on PostgreSQL as many as fit into a statement, to save round trips; on
 * SQLite fewer, because no other connection can write during a batch. BANK-02
 */
export const linesAtOnce = (database: Database): number => (isPostgres(database) ? chunkSize : peopleAtOnce);
