import { mkdtemp, readFile, rm } from "node:fs/promises";
import { Agent, get, request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";

import type { StorageChoice } from "../../adapters/institute/storage/storage.ts";
import { freePort } from "../adapters/support/free-port.ts";
import { environmentOf, startServer } from "../adapters/support/server.ts";
import { addNewcomers, tokensOf, type Bearing, type Newcomer } from "./crowd.ts";
import { median, percentile, printTable } from "./tell.ts";

/** Calls of a visit to the portal, weighted by their repetition. */
const weightedCalls: readonly { readonly path: string; readonly body?: object }[] = [
  { path: "/" },
  { path: "/pages/style.css" },
  { path: "/api/content/templates/landing-page?type=member" },
  { path: "/api/customers/{id}/profile" },
  { path: "/api/customers/{id}/notifications" },
  { path: "/api/customers/{id}/balance?report=full" },
  { path: "/api/customers/{id}/cpds/overview" },
  { path: "/api/customers/{id}/fees" },
  { path: "/api/customers/{id}/documents?customerType=member" },
  { path: "/api/customers/{id}/employer", body: { companyName: "", jobTitle: "Auditor", jobCategory: "TAX" } },
];

const crowd: readonly Newcomer[] = Array.from({ length: 100 }, (_, index) => ({
  customerId: String(6_200_000 + index),
  like: "Maya",
}));

interface Answer {
  readonly path: string;
  /** Status of the answer, or the error without one. */
  readonly status: number | string;
  readonly ms: number;
  readonly retryAfter: boolean;
}

const isServed = ({ status }: Answer): boolean => typeof status === "number" && status < 300;

/** Sends requests one after another over persistent connections. */
const requester = (port: number, sockets: number, bearings: () => ReadonlyMap<string, Bearing>) => {
  const agent = new Agent({ keepAlive: true, maxSockets: sockets });
  let count = 0;
  const ask = (): Promise<Answer> => {
    const { customerId } = crowd[count % crowd.length] ?? { customerId: "" };
    const { path, body } = weightedCalls[count % weightedCalls.length] ?? { path: "/" };
    count += 1;
    const payload = body && JSON.stringify(body);
    return new Promise((resolve) => {
      const begun = performance.now();
      const settle = (status: Answer["status"], retryAfter: boolean) =>
        resolve({ path, status, ms: performance.now() - begun, retryAfter });
      const headers = {
        ...bearings().get(customerId),
        "accept-encoding": "br",
        ...(payload === undefined
          ? {}
          : { "content-type": "application/json", "content-length": String(payload.length) }),
      };
      const sent = request(
        {
          agent,
          port,
          host: "localhost",
          path: path.replace("{id}", customerId),
          method: payload === undefined ? "GET" : "PUT",
          headers,
        },
        (response) => {
          response
            .resume()
            .on("end", () => settle(response.statusCode ?? 0, response.headers["retry-after"] !== undefined));
        },
      );
      sent.on("error", (error: NodeJS.ErrnoException) => settle(error.code ?? error.message, false));
      sent.end(payload);
    });
  };
  return { ask, close: () => agent.destroy() };
};

/** Answers per second with this many clients, each waiting for its answer. */
const capacityOf = async (ask: () => Promise<Answer>, connections: number, lasting: number): Promise<number> => {
  const begun = performance.now();
  let served = 0;
  const askOn = async (): Promise<void> => {
    while (performance.now() - begun < lasting) if (isServed(await ask())) served += 1;
  };
  await Promise.all(Array.from({ length: connections }, askOn));
  return served / ((performance.now() - begun) / 1000);
};

/** Sends requests at a fixed rate until stopped, regardless of the answers. */
const askAtRate = async (
  ask: () => Promise<Answer>,
  perSecond: number,
  until: () => boolean,
  heard: (answer: Answer) => void,
): Promise<void> => {
  const begun = performance.now();
  const underWay = new Set<Promise<void>>();
  let sent = 0;
  while (!until()) {
    const due = ((performance.now() - begun) / 1000) * perSecond;
    // Clients that wait in vain give up, so the number of pending requests is limited.
    while (sent < due && underWay.size < 2_000) {
      sent += 1;
      const one = ask()
        .then(heard)
        .finally(() => underWay.delete(one));
      underWay.add(one);
    }
    sent = Math.max(sent, Math.floor(due));
    await setTimeout(5);
  }
  await Promise.all(underWay);
};

/** Status of /healthz over a separate connection, as a monitor sees it; 0 without an answer. */
const lives = (port: number): Promise<number> =>
  new Promise((resolve) => {
    get({ port, host: "localhost", path: "/healthz", agent: false }, (response) =>
      response.resume().on("end", () => resolve(response.statusCode ?? 0)),
    ).on("error", () => resolve(0));
  });

/** Resident memory of a process in megabytes. */
const memoryOf = async (pid: number): Promise<number> =>
  Number(/VmRSS:\s+(\d+)/.exec(await readFile(`/proc/${pid}/status`, "utf8"))?.[1] ?? 0) / 1024;

const minute = 60_000;

/**
 * Mixed traffic at twice the server's capacity. False when /healthz does not answer, a refusal is not 503 with
 * Retry-After, less than half of the capacity is served, or memory grows.
 */
export const overload = async (minutes: number, longestDelay: string | undefined): Promise<boolean> => {
  const folder = await mkdtemp(join(tmpdir(), "guildhall-overload-"));
  const storage: StorageChoice = { kind: "sqlite", path: join(folder, "guildhall.sqlite") };
  const port = await freePort();
  let bearings = await addNewcomers(storage, port, crowd);
  let signedAt = performance.now();
  const server = await startServer({
    ...environmentOf(storage),
    PORT: String(port),
    LOG_LEVEL: "fatal",
    ...(longestDelay === undefined ? {} : { LONGEST_DELAY: longestDelay }),
  });
  const { ask, close } = requester(port, 2_000, () => bearings);
  try {
    await capacityOf(ask, 20, 5_000);
    const capacity = await capacityOf(ask, 20, 10_000);
    const lasting = minutes * minute;
    const begun = performance.now();
    const isOver = () => performance.now() - begun > lasting;
    const served: number[] = [];
    const refused: number[] = [];
    const broken = new Map<string, number>();
    const tellBroken = (what: string): unknown => broken.set(what, (broken.get(what) ?? 0) + 1);
    const heard = (answer: Answer): void => {
      const { path, status, ms, retryAfter } = answer;
      if (isServed(answer)) served.push(ms);
      else if (status === 503 && retryAfter) refused.push(ms);
      else tellBroken(`${status} for ${path}`);
    };
    const health: number[] = [];
    const memory: number[] = [];
    const byMinute: number[] = [];
    const watch = async (): Promise<void> => {
      for (let round = 0; !isOver(); round += 1) {
        const asked = performance.now();
        const status = await lives(port);
        if (status === 200) health.push(performance.now() - asked);
        else tellBroken(`/healthz ${status}`);
        if (round % 4 === 0) memory.push(await memoryOf(server.process.pid ?? 0));
        if (performance.now() - begun >= byMinute.length * minute) byMinute.push(memory.at(-1) ?? 0);
        // Tokens last ten minutes.
        if (performance.now() - signedAt > 4 * minute) {
          bearings = await tokensOf(storage, port, crowd);
          signedAt = performance.now();
        }
        await setTimeout(200);
      }
    };
    await Promise.all([askAtRate(ask, 2 * capacity, isOver, heard), watch()]);
    const elapsed = lasting / 1000;
    const fifth = Math.max(1, Math.floor(memory.length / 5));
    const [early, late] = [median(memory.slice(fifth, 2 * fifth)), median(memory.slice(-fifth))];
    printTable([
      ["", "a second", "p50 ms", "p99 ms", "longest ms"],
      ["what it can serve", capacity.toFixed(0), "", "", ""],
      ...Object.entries({ served, "refused (503, Retry-After)": refused, "/healthz": health }).map(([name, ms]) => [
        name,
        (ms.length / elapsed).toFixed(0),
        median(ms).toFixed(0),
        percentile(ms, 0.99).toFixed(0),
        Math.max(0, ...ms.slice(-100_000)).toFixed(0),
      ]),
    ]);
    const others = [...broken].map(([what, count]) => `${count} x ${what}`).join(", ") || "none";
    process.stdout.write(
      `anything else: ${others}; memory ${early.toFixed(0)} MB early, ${late.toFixed(0)} MB late, by the minute ${byMinute.map((held) => held.toFixed(0)).join(", ")}\n`,
    );
    return broken.size === 0 && health.length > 0 && served.length / elapsed > capacity / 2 && late < early * 1.15;
  } finally {
    close();
    server.process.kill("SIGTERM");
    await server.ended;
    await rm(folder, { recursive: true, force: true });
  }
};
