import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";

import type { StorageChoice } from "../../adapters/institute/platform/storage/storage.ts";
import { publicUrl } from "../adapters/support/open-institute.ts";
import { databaseAt, startPostgres } from "../adapters/support/postgres-cluster.ts";
import { environmentOf } from "../adapters/support/server.ts";

/** Runs work with a temporary folder. */
export const inFolder = async <T>(work: (folder: string) => Promise<T>): Promise<T> => {
  const folder = await mkdtemp(join(tmpdir(), "guildhall-"));
  return work(folder).finally(() => rm(folder, { recursive: true, force: true }));
};

export const sqliteIn = (folder: string): StorageChoice => ({
  kind: "sqlite",
  path: join(folder, "guildhall.sqlite"),
});

/** Runs work with SQLite files, then with databases of a PostgreSQL with fsync; each name is an empty one. */
export const onBothDatabases = async <T>(
  work: (database: string, storageOf: (name: string) => Promise<StorageChoice>) => Promise<T>,
): Promise<readonly [T, T]> => {
  const onSqlite = await inFolder((folder) =>
    work("SQLite", async (name) => {
      await mkdir(join(folder, name));
      return sqliteIn(join(folder, name));
    }),
  );
  const cluster = await startPostgres({ isDurable: true });
  try {
    const emptyOne = async () => ({ kind: "postgres", url: await databaseAt(cluster.address) }) as const;
    return [onSqlite, await work("PostgreSQL", emptyOne)];
  } finally {
    await cluster.stop();
  }
};

/** Runs work on a SQLite file, then on a PostgreSQL with fsync. */
export const onBoth = <T>(work: (database: string, storage: StorageChoice) => Promise<T>): Promise<readonly [T, T]> =>
  onBothDatabases(async (database, storageOf) => work(database, await storageOf("only")));

/** Environment of a quiet server that accepts the tokens of `headersOf`. */
export const environmentAt = (storage: StorageChoice): Readonly<Record<string, string>> => ({
  ...environmentOf(storage),
  PUBLIC_URL: publicUrl,
  LOG_LEVEL: "fatal",
});

/** The answer to a call. Without an answer, the status is 0. */
export interface Answer {
  readonly status: number;
  readonly text: string;
  readonly ms: number;
  readonly retryAfter: string | null;
}

/** Sends a call, and measures how long its answer takes. */
export const send = async (url: string, call: RequestInit = {}): Promise<Answer> => {
  const start = performance.now();
  try {
    const response = await fetch(url, { ...call, signal: AbortSignal.timeout(30_000) });
    const text = await response.text();
    const retryAfter = response.headers.get("retry-after");
    return { status: response.status, text, ms: performance.now() - start, retryAfter };
  } catch {
    return { status: 0, text: "", ms: performance.now() - start, retryAfter: null };
  }
};

/** Repeats a call that the server refuses while it is busy, for up to 30 seconds. */
export const sendUntilAccepted = async <A extends Pick<Answer, "status">>(call: () => Promise<A>): Promise<A> => {
  let answer = await call();
  for (let attempt = 0; answer.status === 503 && attempt < 300; attempt += 1) {
    await setTimeout(100);
    answer = await call();
  }
  return answer;
};

/** The number of answers with each status: "49 x 200, 1 x 503". */
export const countStatuses = (answers: readonly Pick<Answer, "status">[]): string =>
  [...new Set(answers.map(({ status }) => status))]
    .toSorted((one, other) => one - other)
    .map((status) => `${answers.filter((answer) => answer.status === status).length} x ${status || "no answer"}`)
    .join(", ");
