import { execFile, spawn, type ChildProcess } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { chown, mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { promisify } from "node:util";

import pg from "pg";

import { freePort } from "./free-port.ts";
import { postgresBinaries } from "./postgres-binaries.ts";

/** A temporary PostgreSQL on loopback. */
export interface PostgresCluster {
  /** The address of the database for creating others. */
  readonly address: string;
  /** Kills it at once, like a power failure; acknowledged data is on the disk if the cluster is durable. */
  crash(): Promise<void>;
  /** Restarts it after a crash, on the same port. */
  startAgain(): Promise<void>;
  /** Sends a signal to the server and all its processes: SIGSTOP freezes it, SIGCONT resumes it. */
  signalAll(signal: "SIGSTOP" | "SIGCONT"): Promise<void>;
  stop(): Promise<void>;
}

/** Creates a database in a cluster, empty or as a copy; returns its address. */
export const databaseAt = async (cluster: string, template = "template1"): Promise<string> => {
  const name = `guildhall_${randomUUID().replaceAll("-", "")}`;
  const client = new pg.Client({ connectionString: cluster });
  await client.connect();
  await client.query(`create database ${name} template ${template}`);
  await client.end();
  return Object.assign(new URL(cluster), { pathname: `/${name}` }).href;
};

const childrenOf = async (parent: number): Promise<readonly number[]> =>
  (await readFile(`/proc/${parent}/task/${parent}/children`, "utf8")).split(" ").filter(Boolean).map(Number);

interface User {
  readonly uid: number;
  readonly gid: number;
}

/** Account for PostgreSQL when this process is root, which PostgreSQL refuses: `postgres`, or else `nobody`. */
const unprivileged = async (): Promise<User | undefined> => {
  if (process.getuid?.() !== 0) return undefined;
  const users = (await readFile("/etc/passwd", "utf8")).split("\n").map((line) => line.split(":"));
  const user = users.find(([name]) => name === "postgres") ?? users.find(([name]) => name === "nobody");
  if (!user) throw new Error("There is neither a user postgres nor nobody to run PostgreSQL as.");
  return { uid: Number(user[2]), gid: Number(user[3]) };
};

/** Starts a cluster in its own folder; `isDurable` enables fsync, as in production. */
export const startPostgres = async ({ isDurable }: { isDurable: boolean }): Promise<PostgresCluster> => {
  const binaries = await postgresBinaries();
  const user = await unprivileged();
  const folder = await mkdtemp(join(tmpdir(), "guildhall-postgres-"));
  if (user) await chown(folder, user.uid, user.gid);
  const as = { ...user, cwd: folder };
  const data = join(folder, "data");

  const initdb = ["-D", data, "-U", "guildhall", "-A", "trust", "-E", "UTF8", "--locale=C", "--no-sync"];
  await promisify(execFile)(join(binaries, "initdb"), initdb, as);

  const port = await freePort();
  const settings = [
    `port=${port}`,
    "listen_addresses=127.0.0.1",
    "unix_socket_directories=",
    "max_connections=200",
    ...(isDurable ? [] : ["fsync=off", "full_page_writes=off", "synchronous_commit=off", "autovacuum=off"]),
  ];
  let server: ChildProcess | undefined;
  const killWithUs = () => server?.kill("SIGKILL");
  process.once("exit", killWithUs);

  const start = async (): Promise<void> => {
    const started = spawn(join(binaries, "postgres"), ["-D", data, ...settings.flatMap((setting) => ["-c", setting])], {
      ...as,
      stdio: ["ignore", "ignore", "pipe"],
    });
    server = started;
    const lines: string[] = [];
    await new Promise<void>((resolve, reject) => {
      createInterface(started.stderr).on("line", (line) => {
        lines.push(line);
        if (line.includes("ready to accept connections")) resolve();
      });
      started.once("exit", () => reject(new Error(`PostgreSQL did not start:\n${lines.join("\n")}`)));
    });
  };
  const end = async (signal: "SIGINT" | "SIGQUIT"): Promise<void> => {
    if (!server || server.exitCode !== null) return;
    const exited = once(server, "exit");
    server.kill(signal);
    await exited;
  };
  await start();

  return {
    address: `postgres://guildhall@127.0.0.1:${port}/postgres`,
    crash: () => end("SIGQUIT"),
    startAgain: start,
    signalAll: async (signal) => {
      const { pid } = server ?? {};
      if (pid === undefined) return;
      for (const one of [pid, ...(await childrenOf(pid))]) process.kill(one, signal);
    },
    stop: async () => {
      await end("SIGINT");
      process.off("exit", killWithUs);
      await rm(folder, { recursive: true, force: true });
    },
  };
};
