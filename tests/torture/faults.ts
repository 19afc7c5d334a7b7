import { copyFile, mkdir, mkdtemp, open, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";

import pg from "pg";

import type { StorageChoice } from "../../adapters/institute/storage/storage.ts";
import { freePort } from "../adapters/support/free-port.ts";
import { databaseAt, startPostgres, type PostgresCluster } from "../adapters/support/postgres-cluster.ts";
import { environmentOf, startServer, tryToStart, type Server } from "../adapters/support/server.ts";
import { addNewcomers, tokensOf, type Bearing, type Newcomer } from "./crowd.ts";
import { printTable } from "./tell.ts";
import { untilReady, Writer, type ObservedAnswer } from "./traffic.ts";

/** A fault: how it starts and ends, and the expected cause in the log. */
interface Fault {
  readonly name: string;
  readonly begin: () => Promise<void>;
  readonly end: () => Promise<void>;
  /** Duration in milliseconds. */
  readonly lasts: number;
  readonly cause: RegExp;
}

const crowd: readonly Newcomer[] = Array.from({ length: 8 }, (_, index) => ({
  customerId: String(6_000_000 + index),
  like: "Maya",
}));

/** Error lines that name the cause, and log lines that are no JSON. */
const causesInLog = (said: string, cause: RegExp) => {
  const isJson = (line: string) => line.startsWith("{");
  const lines = said.split("\n").filter(isJson);
  const isBroken = said.split("\n").some((line) => !isJson(line) && /^\s+at |Error:/.test(line));
  const told = lines.filter((line) => {
    const { level, err } = JSON.parse(line) as {
      readonly level: number;
      readonly err?: { readonly message: string; readonly code?: string };
    };
    return level >= 50 && err !== undefined && cause.test(`${err.code ?? ""} ${err.message}`);
  });
  return { told: told.length, isBroken };
};

interface Outcome {
  readonly row: readonly (string | number)[];
  readonly isWell: boolean;
}

const shown = (ms: number | undefined) => (ms === undefined ? "never" : ms.toFixed(0));

/** The statuses of answers, and the longest duration. */
const answersIn = (heard: readonly ObservedAnswer[]): string =>
  [...new Set(heard.map(({ status }) => status))]
    .toSorted((a, b) => a - b)
    .map((status) => `${heard.filter((one) => one.status === status).length} x ${status === 0 ? "no answer" : status}`)
    .join(", ");

/** Lets people write and read during a fault. */
const meet = async (server: Server, tokens: ReadonlyMap<string, Bearing>, fault: Fault): Promise<Outcome> => {
  const writers = [...tokens].map(([customerId, bearing]) => new Writer(server.url, customerId, bearing));
  let isOver = false;
  const writing = Promise.all(writers.map((writer) => writer.keepWriting(() => isOver)));
  await setTimeout(1_500);

  await fault.begin();
  const begun = performance.now();
  const seen = await untilReady(server.url, false, 5_000);
  await setTimeout(Math.max(0, fault.lasts - (performance.now() - begun)));
  await fault.end();
  const wellAgain = await untilReady(server.url, true, 20_000);
  await setTimeout(1_500);
  isOver = true;
  await writing;

  let lost = 0;
  for (const writer of writers) if (!(await writer.isKept())) lost += 1;
  const heard = writers.flatMap((writer) => writer.heard);
  const acknowledged = writers.reduce((sum, writer) => sum + writer.acknowledged, 0);
  const longest = Math.max(...heard.map(({ ms }) => ms));
  const { told, isBroken } = causesInLog(server.said(), fault.cause);
  const isAsSaid = heard.every(
    ({ status, retryAfter }) => [200, 204].includes(status) || (status === 503 && retryAfter !== null),
  );
  return {
    row: [
      fault.name,
      answersIn(heard),
      longest.toFixed(0),
      shown(seen),
      shown(wellAgain),
      isBroken ? "broken" : told,
      acknowledged,
      lost,
    ],
    isWell:
      isAsSaid &&
      lost === 0 &&
      acknowledged > 0 &&
      seen !== undefined &&
      seen < 2_000 &&
      wellAgain !== undefined &&
      longest < 13_500 &&
      told > 0 &&
      !isBroken,
  };
};

const stopped = async (server: Server): Promise<void> => {
  server.process.kill("SIGTERM");
  await server.ended;
};

/** Takes all connections that the database allows, so none is left for the server. */
const takeAllConnections = async (url: string): Promise<readonly pg.Client[]> => {
  const taken: pg.Client[] = [];
  const take = async (): Promise<boolean> => {
    const client = new pg.Client({ connectionString: url });
    client.on("error", () => undefined);
    return client.connect().then(
      () => taken.push(client) > 0,
      () => false,
    );
  };
  while (await take());
  const others = taken.map((client) => (client as unknown as { readonly processID: number }).processID);
  await taken[0]?.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where datname is not null and pid <> all($1::int[])",
    [others],
  );
  for (let empty = 0; empty < 5; empty += 1) {
    while (await take());
    await setTimeout(20);
  }
  return taken;
};

const postgresFaults = (cluster: PostgresCluster, url: string): readonly Fault[] => {
  let taken: readonly pg.Client[] = [];
  return [
    {
      name: "PostgreSQL ended at once, and started again",
      begin: cluster.crash,
      end: cluster.startAgain,
      lasts: 4_000,
      cause: /ECONN|57P0|terminat/,
    },
    {
      name: "PostgreSQL frozen",
      begin: () => cluster.signalAll("SIGSTOP"),
      end: () => cluster.signalAll("SIGCONT"),
      lasts: 14_000,
      cause: /did not answer in time|timeout/i,
    },
    {
      name: "PostgreSQL out of connections",
      begin: async () => {
        taken = await takeAllConnections(url);
      },
      end: async () => void (await Promise.all(taken.map((client) => client.end()))),
      lasts: 4_000,
      cause: /53300/,
    },
  ];
};

const onPostgres = async (): Promise<readonly Outcome[]> => {
  const cluster = await startPostgres({ isDurable: true });
  const storage: StorageChoice = { kind: "postgres", url: await databaseAt(cluster.address) };
  const port = await freePort();
  const outcomes: Outcome[] = [];
  try {
    const tokens = await addNewcomers(storage, port, crowd);
    for (const fault of postgresFaults(cluster, storage.url)) {
      const server = await startServer({ ...environmentOf(storage), PORT: String(port), LOG_LEVEL: "error" });
      outcomes.push(await meet(server, tokens, fault));
      await stopped(server);
    }
    outcomes.push(await exchange(storage, port));
  } finally {
    await cluster.stop();
  }
  return outcomes;
};

/** Two people repeatedly exchange their addresses at the same moment. */
const exchange = async (storage: StorageChoice, port: number): Promise<Outcome> => {
  const server = await startServer({ ...environmentOf(storage), PORT: String(port), LOG_LEVEL: "info" });
  const pair = crowd.slice(0, 2).map(({ customerId }) => customerId);
  const tokens = await tokensOf(storage, port, crowd.slice(0, 2));
  const take = async (customerId: string, address: string): Promise<ObservedAnswer> => {
    const begun = performance.now();
    const response = await fetch(`${server.url}/api/customers/${customerId}/contactMechanisms`, {
      method: "PATCH",
      headers: { ...tokens.get(customerId), "content-type": "application/json" },
      body: JSON.stringify({ email: { address } }),
    });
    return { status: response.status, ms: performance.now() - begun, retryAfter: response.headers.get("retry-after") };
  };
  const heard: ObservedAnswer[] = [];
  for (let round = 0; round < 10; round += 1)
    heard.push(
      ...(await Promise.all(
        pair.map((customerId, index) => take(customerId, `exchanged-${(round + index) % 2}@example.org`)),
      )),
    );
  await stopped(server);
  const retried = server
    .said()
    .split("\n")
    .filter((line) => line.includes("a conflicting transaction is retried")).length;
  return {
    row: [
      `conflicting transactions (${retried} retried)`,
      answersIn(heard),
      Math.max(...heard.map(({ ms }) => ms)).toFixed(0),
      "-",
      "-",
      "-",
      "-",
      "-",
    ],
    isWell: heard.every(({ status }) => status < 500),
  };
};

/** Fills the rest of a disk. */
const fill = async (path: string): Promise<void> => {
  const file = await open(path, "w");
  try {
    for (const size of [64 * 1024, 512])
      while (
        await file.write(Buffer.alloc(size, 1)).then(
          ({ bytesWritten }) => bytesWritten === size,
          () => false,
        )
      );
  } finally {
    await file.close();
  }
};

/** A small disk for the data folder, with the content of a given folder. */
const ownDisk = 'mount -t tmpfs -o size=16m none "$DATA_DIR" && cp -a "$1/." "$DATA_DIR" && shift && exec "$@"';

const onFullDisk = async (folder: string): Promise<Outcome> => {
  const [seeded, disk] = [join(folder, "seeded"), join(folder, "disk")];
  await Promise.all([mkdir(seeded), mkdir(disk)]);
  const port = await freePort();
  const tokens = await addNewcomers({ kind: "sqlite", path: join(seeded, "guildhall.sqlite") }, port, crowd);
  const server = await startServer({ DATA_DIR: disk, PORT: String(port), LOG_LEVEL: "error" }, [
    "unshare",
    "--user",
    "--map-root-user",
    "--mount",
    "sh",
    "-c",
    ownDisk,
    "sh",
    seeded,
  ]);
  const filler = `/proc/${server.process.pid}/root${disk}/filler`;
  const outcome = await meet(server, tokens, {
    name: "SQLite, disk full",
    begin: () => fill(filler),
    end: () => rm(filler),
    lasts: 4_000,
    cause: /full/,
  });
  await stopped(server);
  return outcome;
};

const onDamage = async (folder: string): Promise<Outcome> => {
  const path = join(folder, "damaged", "guildhall.sqlite");
  await mkdir(join(folder, "damaged"));
  const port = await freePort();
  const many = Array.from({ length: 400 }, (_, index) => ({ customerId: String(6_100_000 + index), like: "Maya" }));
  const tokens = await addNewcomers({ kind: "sqlite", path }, port, many);
  await copyFile(path, `${path}.backup`);
  const environment = { DATA_DIR: join(folder, "damaged"), PORT: String(port), LOG_LEVEL: "error" };
  const server = await startServer(environment);
  const { size } = await stat(path);
  const file = await open(path, "r+");
  await file.write(Buffer.alloc(size - 8 * 4096, 0xa5), 0, size - 8 * 4096, 8 * 4096);
  await file.close();

  const heard: ObservedAnswer[] = [];
  for (const [customerId, headers] of tokens) {
    const begun = performance.now();
    const response = await fetch(`${server.url}/api/customers/${customerId}/fees`, { headers });
    heard.push({
      status: response.status,
      ms: performance.now() - begun,
      retryAfter: response.headers.get("retry-after"),
    });
  }
  const seen = await untilReady(server.url, false, 5_000);
  await stopped(server);
  const refused = await tryToStart(environment);
  const isNamed = refused.code !== 0 && refused.said.includes(path) && !/\n\s+at /.test(refused.said);
  for (const part of ["-wal", "-shm"]) await rm(path + part, { force: true });
  await copyFile(`${path}.backup`, path);
  const again = await startServer(environment);
  const wellAgain = await untilReady(again.url, true, 5_000);
  await stopped(again);
  const { told, isBroken } = causesInLog(server.said(), /malformed|not a database|damaged/);
  return {
    row: [
      `SQLite, file damaged; the next start ${isNamed ? "names it" : "does not name it"}; a backup put back`,
      answersIn(heard),
      Math.max(...heard.map(({ ms }) => ms)).toFixed(0),
      shown(seen),
      shown(wellAgain),
      isBroken ? "broken" : told,
      "-",
      "-",
    ],
    isWell:
      heard.every(({ status }) => status === 200 || status === 503) &&
      heard.some(({ status }) => status === 503) &&
      seen !== undefined &&
      seen < 2_000 &&
      isNamed &&
      wellAgain !== undefined &&
      told > 0 &&
      !isBroken,
  };
};

/**
 * Applies each fault to a server under load; false when the outcome differs from SECURITY.md, or acknowledged data is
 * lost.
 */
export const faults = async (): Promise<boolean> => {
  const folder = await mkdtemp(join(tmpdir(), "guildhall-faults-"));
  try {
    const outcomes = [...(await onPostgres()), await onFullDisk(folder), await onDamage(folder)];
    printTable([
      [
        "fault",
        "answers",
        "longest ms",
        "seen by /readyz after ms",
        "well again after ms",
        "told in the log",
        "acknowledged",
        "lost",
      ],
      ...outcomes.map(({ row }) => row),
    ]);
    for (const { row, isWell } of outcomes)
      if (!isWell) process.stdout.write(`not as it should be: ${String(row[0])}\n`);
    return outcomes.every(({ isWell }) => isWell);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};
