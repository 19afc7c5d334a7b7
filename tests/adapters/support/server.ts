import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

import type { StorageChoice } from "../../../adapters/institute/platform/storage/storage.ts";
import { freePort } from "./free-port.ts";

const root = fileURLToPath(new URL("../../..", import.meta.url));

/** A process's exit code and output. */
export interface ExitedProcess {
  readonly code: number | null;
  readonly said: string;
}

/** The real server in its own process. */
export interface Server {
  readonly process: ChildProcess;
  readonly port: number;
  readonly url: string;
  readonly ended: Promise<ExitedProcess>;
  /** Its output so far: a log with one JSON object per line. */
  readonly said: () => string;
}

interface Start {
  /** A command prefix that starts Node. */
  readonly within?: readonly string[];
  /** The folder of another copy of the project. */
  readonly project?: string;
  /** The file within the project that Node starts. */
  readonly entry?: string;
  /** Command-line options of the server. */
  readonly options?: readonly string[];
}

const run = (
  environment: Readonly<Record<string, string>>,
  { within = [], project = root, entry = "adapters/institute/main/serve.mjs", options = [] }: Start = {},
): { readonly process: ChildProcess; readonly ended: Promise<ExitedProcess>; readonly said: () => string } => {
  const [command, ...words] = [...within, process.execPath, join(project, entry)];
  const child = spawn(command, [...words, ...options], {
    // Of this process's environment, it only gets the compile cache.
    env: {
      PATH: process.env["PATH"],
      NODE_COMPILE_CACHE: process.env["NODE_COMPILE_CACHE"],
      LOG_LEVEL: "warn",
      ...environment,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let said = "";
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (chunk: Buffer) => {
      said += chunk.toString();
      child.emit("said");
    });
  const ended = once(child, "close").then(([code]) => ({ code: code as number | null, said }));
  return { process: child, ended, said: () => said };
};

export const environmentOf = (storage: StorageChoice): Record<string, string> =>
  storage.kind === "postgres" ? { DATABASE_URL: storage.url } : { DATA_DIR: storage.path.replace(/\/[^/]*$/, "") };

/** Starts the server and waits until it is ready. */
export const startServer = async (
  environment: Readonly<Record<string, string>>,
  start?: Omit<Start, "options">,
): Promise<Server> => {
  const port = Number(environment["PORT"] ?? (await freePort()));
  const { process: child, ended, said } = run({ PORT: String(port), ...environment }, start);
  const usable = new Promise<void>((resolve) => {
    child.on("said", () => {
      if (said().includes(`Guildhall is running at http://localhost:${port}\n`)) resolve();
    });
  });
  const failed = ended.then(({ said }) =>
    Promise.reject(new Error(`The server ended before it could be used:\n${said}`)),
  );
  failed.catch(() => undefined);
  await Promise.race([usable, failed]);
  return { process: child, port, url: `http://localhost:${port}`, ended, said };
};

/** Stops a server with the operator's signal, and waits for its exit. */
export const stopServer = async ({ process: child, ended }: Server): Promise<void> => {
  child.kill("SIGTERM");
  await ended;
};

/** Runs a server that fails to start, until its exit. */
export const tryToStart = async (
  environment: Readonly<Record<string, string>>,
  ...options: readonly string[]
): Promise<ExitedProcess> => run({ PORT: String(await freePort()), ...environment }, { options }).ended;
