import { mkdir, open, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";

import pg from "pg";

import type { StorageChoice } from "../../adapters/institute/platform/storage/storage.ts";
import { addNewcomers, headersOf, newcomersLikeMaya, type CallHeaders } from "../adapters/support/newcomers.ts";
import { databaseAt, startPostgres, type PostgresCluster } from "../adapters/support/postgres-cluster.ts";
import { startServer, stopServer, type Server } from "../adapters/support/server.ts";
import { countStatuses, environmentAt, inFolder, send, sqliteIn, type Answer } from "./stage.ts";

/** A fault: how it starts and ends, and the expected cause in the log. */
interface Fault {
  readonly name: string;
  readonly begin: (server: Server) => Promise<unknown>;
  readonly end: (server: Server) => Promise<unknown>;
  /** Duration in milliseconds. */
  readonly lasts: number;
  readonly cause: RegExp;
}

interface Outcome {
  readonly fault: string;
  readonly answers: string;
  readonly "longest ms": number;
  readonly "/readyz fails after ms": number;
  readonly "ready again after ms"?: number;
  readonly "errors in the log": number;
  readonly acknowledged?: number;
  readonly lost?: number;
  readonly isAsPromised: boolean;
}

const crowd = newcomersLikeMaya(6_000_000, 8);

/** Polls /readyz until it has the expected state; returns the milliseconds, or infinity after the timeout. */
const untilReady = async (url: string, isReady: boolean, timeout: number): Promise<number> => {
  const start = performance.now();
  while (performance.now() - start < timeout) {
    const { status } = await send(`${url}/readyz`);
    if ((status === 200) === isReady) return Math.round(performance.now() - start);
    await setTimeout(25);
  }
  return Number.POSITIVE_INFINITY;
};

/** The number of errors in a log that name the cause. */
const countErrors = (log: string, cause: RegExp): number =>
  log.split("\n").filter((line) => /^\{"level":[56]0,/.test(line) && cause.test(line)).length;

/** Saves and reads in turn until stopped, then reads whether the last acknowledged value is stored. */
const keepWriting = async (own: string, headers: CallHeaders, isOver: () => boolean) => {
  const answers: Answer[] = [];
  let sent = 0;
  let acknowledged = 0;
  while (!isOver()) {
    sent += 1;
    const saved = await send(`${own}/employer`, {
      method: "PUT",
      headers: { ...headers, "content-type": "application/json" },
      body: JSON.stringify({ companyName: "", jobTitle: `Auditor ${sent}`, jobCategory: "TAX" }),
    });
    if (saved.status === 204) acknowledged = sent;
    answers.push(saved, await send(`${own}/balance?report=full`, { headers }));
    await setTimeout(20);
  }
  const { text } = await send(`${own}/employer?customerType=member`, { headers });
  const [, stored = 0] = /"jobTitle":"Auditor (\d+)"/.exec(text) ?? [];
  return { answers, acknowledged, isKept: Number(stored) >= acknowledged };
};

const isPromised = ({ status, retryAfter }: Answer): boolean =>
  status === 200 || status === 204 || (status === 503 && retryAfter !== null);

/** Lets people save and read at a new server before, during and after a fault. */
const saveDuring = async (
  fault: Fault,
  environment: Readonly<Record<string, string>>,
  headers: ReadonlyMap<string, CallHeaders>,
  within: readonly string[] = [],
): Promise<Outcome> => {
  const server = await startServer({ ...environment, LOG_LEVEL: "error" }, { within });
  let isOver = false;
  const writing = Promise.all(
    [...headers].map(([customerId, own]) =>
      keepWriting(`${server.url}/api/customers/${customerId}`, own, () => isOver),
    ),
  );
  await setTimeout(1_500);

  await fault.begin(server);
  const start = performance.now();
  const failedAfter = await untilReady(server.url, false, 5_000);
  await setTimeout(Math.max(0, fault.lasts - (performance.now() - start)));
  await fault.end(server);
  const readyAfter = await untilReady(server.url, true, 20_000);
  await setTimeout(1_500);
  isOver = true;
  const writers = await writing;
  await stopServer(server);

  const answers = writers.flatMap((writer) => writer.answers);
  const longest = Math.round(Math.max(...answers.map(({ ms }) => ms)));
  const errors = countErrors(server.said(), fault.cause);
  const acknowledged = writers.reduce((sum, writer) => sum + writer.acknowledged, 0);
  const lost = writers.filter(({ isKept }) => !isKept).length;
  return {
    fault: fault.name,
    answers: countStatuses(answers),
    "longest ms": longest,
    "/readyz fails after ms": failedAfter,
    "ready again after ms": readyAfter,
    "errors in the log": errors,
    acknowledged,
    lost,
    isAsPromised:
      answers.every(isPromised) &&
      longest < 13_500 &&
      failedAfter < 2_000 &&
      Number.isFinite(readyAfter) &&
      errors > 0 &&
      acknowledged > 0 &&
      lost === 0,
  };
};

/** Takes all connections that the database allows, so none is left for the server. */
const takeAllConnections = async (url: string): Promise<readonly pg.Client[]> => {
  const taken: pg.Client[] = [];
  const takeOne = async (): Promise<boolean> => {
    const client = new pg.Client({ connectionString: url, application_name: "taker" });
    client.on("error", () => undefined);
    return client.connect().then(
      () => taken.push(client) > 0,
      () => false,
    );
  };
  while (await takeOne());
  await taken[0]?.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where datname is not null and application_name <> 'taker'",
  );
  for (let attempt = 0; attempt < 5; attempt += 1) {
    while (await takeOne());
    await setTimeout(20);
  }
  return taken;
};

const postgresFaults = ({ crash, startAgain, signalAll }: PostgresCluster, url: string): readonly Fault[] => {
  let taken: readonly pg.Client[] = [];
  return [
    {
      name: "PostgreSQL killed, and started again",
      begin: crash,
      end: startAgain,
      lasts: 4_000,
      cause: /ECONN|57P0|terminat/,
    },
    {
      name: "PostgreSQL frozen",
      begin: () => signalAll("SIGSTOP"),
      end: () => signalAll("SIGCONT"),
      lasts: 14_000,
      cause: /did not answer in time|timeout/i,
    },
    {
      name: "PostgreSQL out of connections",
      begin: async () => {
        taken = await takeAllConnections(url);
      },
      end: () => Promise.all(taken.map((client) => client.end())),
      lasts: 4_000,
      cause: /53300/,
    },
  ];
};

const saveDuringPostgresFaults = async (): Promise<readonly Outcome[]> => {
  const cluster = await startPostgres({ isDurable: true });
  const storage: StorageChoice = { kind: "postgres", url: await databaseAt(cluster.address) };
  const outcomes: Outcome[] = [];
  try {
    await addNewcomers(storage, crowd);
    const headers = await headersOf(storage, crowd);
    for (const fault of postgresFaults(cluster, storage.url))
      outcomes.push(await saveDuring(fault, environmentAt(storage), headers));
  } finally {
    await cluster.stop();
  }
  return outcomes;
};

/** Fills the rest of a disk with a file. */
const fillDisk = async (path: string): Promise<void> => {
  const file = await open(path, "w");
  const write = async (size: number): Promise<boolean> =>
    file.write(Buffer.alloc(size, 1)).then(
      ({ bytesWritten }) => bytesWritten === size,
      () => false,
    );
  for (const size of [64 * 1024, 512]) while (await write(size));
  await file.close();
};

/** Mounts a small disk as the data folder, with the content of a given folder. */
const mountSmallDisk = 'mount -t tmpfs -o size=64m none "$DATA_DIR" && cp -a "$1/." "$DATA_DIR" && shift && exec "$@"';

const saveDuringFullDisk = (): Promise<Outcome> =>
  inFolder(async (folder) => {
    const [seeded, disk] = [join(folder, "seeded"), join(folder, "disk")];
    await Promise.all([mkdir(seeded), mkdir(disk)]);
    await addNewcomers(sqliteIn(seeded), crowd);
    const headers = await headersOf(sqliteIn(seeded), crowd);
    // The disk is visible only to the server's process.
    const fillerOf = ({ process: { pid } }: Server): string => `/proc/${pid}/root${disk}/filler`;
    const fault: Fault = {
      name: "SQLite, disk full",
      begin: (server) => fillDisk(fillerOf(server)),
      end: (server) => rm(fillerOf(server)),
      lasts: 4_000,
      cause: /full/,
    };
    const inNamespace = ["unshare", "--user", "--map-root-user", "--mount", "sh", "-c", mountSmallDisk, "sh", seeded];
    return saveDuring(fault, environmentAt(sqliteIn(disk)), headers, inNamespace);
  });

/** Lets many people read while the database's file is damaged; the server has to answer, and to name the cause. */
const readDuringDamage = (): Promise<Outcome> =>
  inFolder(async (folder) => {
    const storage = sqliteIn(folder);
    const many = newcomersLikeMaya(6_100_000, 400);
    await addNewcomers(storage, many);
    const headers = await headersOf(storage, many);
    const server = await startServer({ ...environmentAt(storage), LOG_LEVEL: "error" });
    const path = join(folder, "guildhall.sqlite");
    const intact = 8 * 4096;
    const damage = Buffer.alloc((await stat(path)).size - intact, 0xa5);
    const file = await open(path, "r+");
    await file.write(damage, 0, damage.length, intact);
    await file.close();

    const answers: Answer[] = [];
    for (const [customerId, own] of headers)
      answers.push(await send(`${server.url}/api/customers/${customerId}/fees`, { headers: own }));
    const failedAfter = await untilReady(server.url, false, 5_000);
    await stopServer(server);
    const errors = countErrors(server.said(), /malformed|not a database|damaged/);
    return {
      fault: "SQLite, file damaged",
      answers: countStatuses(answers),
      "longest ms": Math.round(Math.max(...answers.map(({ ms }) => ms))),
      "/readyz fails after ms": failedAfter,
      "errors in the log": errors,
      isAsPromised:
        answers.every(isPromised) && answers.some(({ status }) => status === 503) && failedAfter < 2_000 && errors > 0,
    };
  });

/**
 * Applies each fault to a server under load; false when the outcome differs from SECURITY.md, or acknowledged data is
 * lost.
 */
export const faults = async (): Promise<boolean> => {
  const outcomes = [...(await saveDuringPostgresFaults()), await saveDuringFullDisk(), await readDuringDamage()];
  console.table(outcomes);
  return outcomes.every(({ isAsPromised }) => isAsPromised);
};
