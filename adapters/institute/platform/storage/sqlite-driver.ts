import { setTimeout } from "node:timers/promises";

import { CompiledQuery, type DatabaseConnection, type Driver, type QueryResult } from "kysely";

import { isBusy } from "./faults.ts";
import type { SqliteFile } from "./sqlite-file.ts";
import { WriteMutex } from "./write-mutex.ts";
import { yieldWhenDue } from "./yield-when-due.ts";

/** Milliseconds that a write waits for another one, of this process and of others. */
const longestWait = 5_000;
/** Milliseconds between two tries to write while another process does. */
const pause = 20;

const isReading = ({ sql }: CompiledQuery): boolean => /^select\b/i.test(sql);

/** Statements that a transaction makes, or that stand alone. */
class SqliteConnection implements DatabaseConnection {
  readonly #files: SqliteFiles;
  readonly #turn: WriteMutex;
  #isInTransaction = false;

  constructor(files: SqliteFiles, turn: WriteMutex) {
    this.#files = files;
    this.#turn = turn;
  }

  /** Reads beside transactions that write; a write outside any takes a turn of its own. */
  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    await yieldWhenDue();
    const { writing, reading } = this.#files;
    if (this.#isInTransaction) return writing.run<Row>(query);
    if (reading && isReading(query)) return unlessBusy(() => reading.run<Row>(query));
    await this.#turn.take();
    try {
      return await unlessBusy(() => writing.run<Row>(query));
    } finally {
      this.#turn.release();
    }
  }

  async *streamQuery<Row>(query: CompiledQuery): AsyncIterableIterator<QueryResult<Row>> {
    yield await this.executeQuery<Row>(query);
  }

  async begin(): Promise<void> {
    await this.#turn.take();
    try {
      // Every transaction here writes, so it takes the lock at its beginning.
      await unlessBusy(() => this.#files.writing.run(CompiledQuery.raw("begin immediate")));
      this.#isInTransaction = true;
    } catch (error) {
      this.#turn.release();
      throw error;
    }
  }

  async commit(): Promise<void> {
    this.#files.writing.run(CompiledQuery.raw("commit"));
    this.#end();
  }

  async rollback(): Promise<void> {
    try {
      // On a full disk SQLite ends the transaction by itself, and a failing rollback would hide the cause.
      if (this.#files.writing.database.isTransaction) this.#files.writing.run(CompiledQuery.raw("rollback"));
    } finally {
      this.#end();
    }
  }

  #end(): void {
    this.#isInTransaction = false;
    this.#turn.release();
  }
}

/** Tries again while another process writes. The event loop goes on meanwhile. */
const unlessBusy = async <T>(run: () => T): Promise<T> => {
  const end = performance.now() + longestWait;
  for (;;)
    try {
      return run();
    } catch (error) {
      if (!isBusy(error) || performance.now() > end) throw error;
      await setTimeout(pause);
    }
};

/** The connections to a database: one that writes and, where it is a file, one that reads at the same time. */
export interface SqliteFiles {
  readonly writing: SqliteFile;
  readonly reading: SqliteFile | undefined;
}

/** Kysely's driver over two connections to a SQLite file: reads go on while a transaction writes. */
export const sqliteDriver = (files: SqliteFiles): Driver => {
  const turn = new WriteMutex(longestWait);
  const idle: SqliteConnection[] = [];
  return {
    init: async () => undefined,
    acquireConnection: async () => idle.pop() ?? new SqliteConnection(files, turn),
    releaseConnection: async (connection) => void idle.push(connection as SqliteConnection),
    beginTransaction: (connection) => (connection as SqliteConnection).begin(),
    commitTransaction: (connection) => (connection as SqliteConnection).commit(),
    rollbackTransaction: (connection) => (connection as SqliteConnection).rollback(),
    destroy: async () => {
      files.reading?.database.close();
      files.writing.database.close();
    },
  };
};
