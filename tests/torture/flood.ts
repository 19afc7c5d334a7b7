import { setTimeout } from "node:timers/promises";

import autocannon, { type Result } from "autocannon";

import { answeringAt } from "../adapters/support/answering-at.ts";
import { Browser, SignIn } from "../adapters/support/browser.ts";
import { addNewcomers, headersOf, newcomersLikeMaya } from "../adapters/support/newcomers.ts";
import { startServer, stopServer } from "../adapters/support/server.ts";
import { countStatuses, environmentAt, inFolder, sqliteIn } from "./stage.ts";

const crowd = newcomersLikeMaya(6_400_000, 1);

/** Begins sign-ins, each from its own address, and returns how to submit a wrong password for each. */
const beginSignIns = async (url: string, count: number) => {
  const submissions: (() => Promise<{ readonly status: number }>)[] = [];
  for (let index = 0; index < count; index += 1) {
    const browser = new Browser(answeringAt(url), undefined, `198.51.100.${index % 250}`);
    const { location = "" } = await new SignIn(browser).begin();
    submissions.push(() => browser.visit(location, { email: `nobody-${index}@example.org`, password: "wrong" }));
  }
  return submissions;
};

/**
 * Submits many wrong passwords at once; false when calls of a signed-in person fail, or when the slowest of a hundred
 * takes more than 100 ms and five times as long as before.
 */
export const flood = (atOnce: number): Promise<boolean> =>
  inFolder(async (folder) => {
    const storage = sqliteIn(folder);
    await addNewcomers(storage, crowd);
    const [[customerId, headers] = ["", {}]] = await headersOf(storage, crowd);
    const server = await startServer({ ...environmentAt(storage), TRUST_PROXY: "1" });
    try {
      const own = `/api/customers/${customerId}`;
      const paths = [
        `${own}/profile`,
        `${own}/cpds/overview`,
        `${own}/balance?report=full`,
        `${own}/notifications`,
        "/api/content/templates/landing-page",
        "/pages/style.css",
      ];
      const requests = paths.map((path) => ({ path, headers }));
      const callDashboard = (until: Promise<unknown>): Promise<Result> =>
        new Promise((resolve, reject) => {
          const load = autocannon({ url: server.url, requests, connections: 1, duration: 600 }, (error, result) =>
            error instanceof Error ? reject(error) : resolve(result),
          );
          void until.then(() => load.stop());
        });

      const submissions = await beginSignIns(server.url, atOnce);
      await callDashboard(setTimeout(1_000));
      const idle = await callDashboard(setTimeout(6_000));
      const submitting = Promise.all(submissions.map((submit) => submit()));
      const flooded = await callDashboard(submitting);

      console.table(
        [idle, flooded].map(({ requests: { total }, non2xx, latency }, index) => ({
          "dashboard calls": index === 0 ? "idle" : "flooded",
          number: total,
          failed: non2xx,
          "mean ms": latency.average,
          "p99 ms": latency.p99,
        })),
      );
      console.log(`wrong sign-ins: ${countStatuses(await submitting)}`);
      console.log(`p99 while flooded is ${(flooded.latency.p99 / idle.latency.p99).toFixed(1)} x that of idle`);
      const limit = Math.max(100, 5 * idle.latency.p99);
      return flooded.non2xx + flooded.errors === 0 && flooded.latency.p99 < limit;
    } finally {
      await stopServer(server);
    }
  });
