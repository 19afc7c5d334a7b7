import autocannon from "autocannon";

import { personNamed } from "../../adapters/institute/trial/everyone.ts";
import { headersOf } from "../adapters/support/newcomers.ts";
import { startServer, stopServer } from "../adapters/support/server.ts";
import { environmentAt, inFolder, send, sqliteIn } from "../torture/stage.ts";

const { customerId } = personNamed("Maya");

/** Waits for a small answer alone, and while papers are drawn. */
export const measureBesidePaper = () =>
  inFolder(async (folder) => {
    const storage = sqliteIn(folder);
    const headers = (await headersOf(storage, [{ customerId }])).get(customerId) ?? {};
    const server = await startServer(environmentAt(storage));
    const own = `${server.url}/api/customers/${customerId}`;
    const { text } = await send(`${own}/documents?customerType=member`, { headers });
    const [, number] = /"certificateNumber":"([^"]+)"/.exec(text) ?? [];
    const [, type] = /"certificateType":"([^"]+)"/.exec(text) ?? [];
    const paper = `${own}/certificates/${number}?certificateType=${type}`;
    const measure = (url: string, duration: number) => autocannon({ url, headers, connections: 1, duration });

    await measure(`${own}/notifications`, 1);
    await measure(paper, 1);
    const alone = await measure(`${own}/notifications`, 4);
    const [beside, papers] = await Promise.all([measure(`${own}/notifications`, 4), measure(paper, 4)]);
    await stopServer(server);
    if (papers.non2xx > 0) throw new Error("Not every paper was drawn");
    return [
      { notifications: "alone", "p99 ms": alone.latency.p99, "longest ms": alone.latency.max },
      {
        notifications: `while ${papers["2xx"]} papers are drawn`,
        "p99 ms": beside.latency.p99,
        "longest ms": beside.latency.max,
      },
    ];
  });
