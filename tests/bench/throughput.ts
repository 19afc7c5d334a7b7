import autocannon from "autocannon";

import { personNamed } from "../../adapters/institute/trial/everyone.ts";
import { headersOf } from "../adapters/support/newcomers.ts";
import { startServer, stopServer } from "../adapters/support/server.ts";
import { environmentAt, onBoth } from "../torture/stage.ts";
import { median } from "./median.ts";

const { customerId } = personNamed("Maya");
const own = `/api/customers/${customerId}`;
const constant = "/pages/sign-out.js";
const measured = {
  "the landing page's content": "/api/content/templates/landing-page?type=member",
  countries: "/api/validations/countries",
  profile: `${own}/profile`,
  notifications: `${own}/notifications`,
  balance: `${own}/balance?report=full`,
  fees: `${own}/fees`,
};

/** Answers a second over twenty connections on both databases, as ratios to those of a constant. */
export const measureThroughput = async (runs: number) => {
  const results = await onBoth(async (database, storage) => {
    const headers = (await headersOf(storage, [{ customerId }])).get(customerId) ?? {};
    const server = await startServer(environmentAt(storage));
    const measure = async (path: string) => {
      const options = { url: server.url + path, connections: 20, duration: 1 };
      const result = await autocannon({ ...options, headers: { ...headers, "accept-encoding": "br" } });
      if (result.non2xx + result.errors > 0) throw new Error(`${path}: not every request was answered with success`);
      return { perSecond: result["2xx"] / result.duration, spread: result.latency.p99 / result.latency.p50 };
    };
    const rows = [];
    for (const [answer, path] of Object.entries(measured)) {
      await measure(path);
      // Each with its own baseline, because load on the machine varies from second to second.
      const pairs = [];
      for (let run = 0; run < runs; run += 1)
        pairs.push({ baseline: await measure(constant), result: await measure(path) });
      rows.push({
        database,
        answer,
        "a second": Math.round(median(pairs.map(({ result }) => result.perSecond))),
        ratio: Number(median(pairs.map(({ baseline, result }) => result.perSecond / baseline.perSecond)).toFixed(2)),
        "p99 / median": Number(median(pairs.map(({ result }) => result.spread)).toFixed(1)),
      });
    }
    await stopServer(server);
    return rows;
  });
  return results.flat();
};
