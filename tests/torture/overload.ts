import { readFile } from "node:fs/promises";
import { setTimeout } from "node:timers/promises";

import autocannon, { type Options, type Request } from "autocannon";

import { addNewcomers, headersOf, newcomersLikeMaya } from "../adapters/support/newcomers.ts";
import { startServer, stopServer, type Server } from "../adapters/support/server.ts";
import { median } from "../bench/median.ts";
import { environmentAt, inFolder, send, sqliteIn } from "./stage.ts";

/** Calls of a visit to the portal, weighted by their repetition. */
const weightedCalls: readonly Request[] = [
  { path: "/" },
  { path: "/pages/style.css" },
  { path: "/api/content/templates/landing-page?type=member" },
  { path: "/api/customers/{id}/profile" },
  { path: "/api/customers/{id}/notifications" },
  { path: "/api/customers/{id}/balance?report=full" },
  { path: "/api/customers/{id}/cpds/overview" },
  { path: "/api/customers/{id}/fees" },
  { path: "/api/customers/{id}/documents?customerType=member" },
  {
    path: "/api/customers/{id}/employer",
    method: "PUT",
    body: JSON.stringify({ companyName: "", jobTitle: "Auditor", jobCategory: "TAX" }),
  },
];

const crowd = newcomersLikeMaya(6_200_000, 100);

/** Resident memory of a process in megabytes. */
const memoryOf = async ({ process: { pid } }: Server): Promise<number> =>
  Number(/VmRSS:\s+(\d+)/.exec(await readFile(`/proc/${pid}/status`, "utf8"))?.[1] ?? 0) / 1024;

/**
 * Mixed traffic at twice the server's capacity, each second's calls sent at once. False when /healthz does not answer,
 * a refusal is not 503 with Retry-After, less than half of the capacity is served, or memory grows.
 */
export const overload = (minutes: number, longestDelay: string | undefined): Promise<boolean> =>
  inFolder(async (folder) => {
    const storage = sqliteIn(folder);
    await addNewcomers(storage, crowd);
    let headers = [...(await headersOf(storage, crowd))];
    const server = await startServer({
      ...environmentAt(storage),
      ...(longestDelay === undefined ? {} : { LONGEST_DELAY: longestDelay }),
    });

    let calls = 0;
    let refusedWithoutRetry = 0;
    const requests: Request[] = weightedCalls.map((call) => ({
      ...call,
      setupRequest: ({ path = "", ...request }) => {
        const [customerId, own] = headers[(calls += 1) % headers.length] ?? ["", {}];
        const further = { "accept-encoding": "br", ...(request.body ? { "content-type": "application/json" } : {}) };
        return { ...request, path: path.replace("{id}", customerId), headers: { ...own, ...further } };
      },
      onResponse: (status, _body, _context, answered = {}) => {
        if (status === 503 && !("retry-after" in answered)) refusedWithoutRetry += 1;
      },
    }));
    const load = (options: Partial<Options>) => autocannon({ url: server.url, requests, timeout: 30, ...options });

    try {
      await load({ connections: 20, duration: 5 });
      const unloaded = await load({ connections: 20, duration: 10 });
      const capacity = unloaded["2xx"] / unloaded.duration;

      let isOver = false;
      const health: number[] = [];
      let unhealthy = 0;
      const memory: number[] = [];
      const watch = async (): Promise<void> => {
        for (let round = 1; !isOver; round += 1) {
          const { status, ms } = await send(`${server.url}/healthz`);
          if (status === 200) health.push(ms);
          else unhealthy += 1;
          memory.push(await memoryOf(server));
          // Tokens last ten minutes.
          if (round % 240 === 0) headers = [...(await headersOf(storage, crowd))];
          await setTimeout(1_000);
        }
      };
      const watching = watch();
      const overloaded = await load({
        connections: 1_000,
        overallRate: Math.round(2 * capacity),
        duration: 60 * minutes,
      });
      isOver = true;
      await watching;

      const { statusCodeStats = {}, latency, duration, errors } = overloaded;
      const served = overloaded["2xx"] / duration;
      const refused = (statusCodeStats["503"]?.count ?? 0) / duration;
      const others = overloaded.requests.total - overloaded["2xx"] - (statusCodeStats["503"]?.count ?? 0);
      const fifth = Math.max(1, Math.floor(memory.length / 5));
      const [early, late] = [median(memory.slice(fifth, 2 * fifth)), median(memory.slice(-fifth))];
      console.table({
        capacity: { "a second": Math.round(capacity) },
        served: {
          "a second": Math.round(served),
          "p50 ms": latency.p50,
          "p99 ms": latency.p99,
          "longest ms": latency.max,
        },
        "refused (503)": { "a second": Math.round(refused) },
        "/healthz": { "p50 ms": Math.round(median(health)), "longest ms": Math.round(Math.max(...health)) },
      });
      console.log(
        `other statuses: ${others}, without an answer: ${errors}, refused without Retry-After: ${refusedWithoutRetry}, ` +
          `/healthz not answered: ${unhealthy}; memory ${early.toFixed(0)} MB early, ${late.toFixed(0)} MB late`,
      );
      return (
        others + errors + refusedWithoutRetry + unhealthy === 0 &&
        health.length > 0 &&
        served > capacity / 2 &&
        late < early * 1.15
      );
    } finally {
      await stopServer(server);
    }
  });
