import { mkdir } from "node:fs/promises";
import { join } from "node:path";

import { trialPassword } from "../../adapters/institute/trial/person.ts";
import { answeringAt } from "../adapters/support/answering-at.ts";
import { Browser, SignIn } from "../adapters/support/browser.ts";
import {
  addNewcomers,
  emailOf,
  headersOf,
  newcomersLikeMaya,
  type CallHeaders,
} from "../adapters/support/newcomers.ts";
import { startServer, stopServer, type Server } from "../adapters/support/server.ts";
import { environmentAt, inFolder, send, sqliteIn } from "../torture/stage.ts";
import { median } from "./median.ts";

/** A server with many people, and headers of the calls of some of them. */
interface FilledServer {
  readonly count: number;
  readonly server: Server;
  readonly members: ReadonlyMap<string, CallHeaders>;
}

const firstId = 5_000_000;
const measuredMembers = 4;

const openFilled = async (folder: string, count: number): Promise<FilledServer> => {
  await mkdir(folder);
  const storage = sqliteIn(folder);
  await addNewcomers(storage, newcomersLikeMaya(firstId, count));
  // Spread over the tables instead of the first rows.
  const measured = Array.from({ length: measuredMembers }, (_, nth) => ({
    customerId: String(firstId + Math.floor(((nth + 0.5) * count) / measuredMembers)),
  }));
  const members = await headersOf(storage, measured);
  const server = await startServer({ ...environmentAt(storage), TRUST_PROXY: "1", LONGEST_DELAY: "10000" });
  return { count, server, members };
};

/** The measured calls by name, and the addresses that each requests. */
const calls: Readonly<Record<string, (own: string) => readonly string[]>> = {
  "the dashboard's calls": (own) => [
    `${own}/profile`,
    `${own}/notifications`,
    `${own}/balance?report=full`,
    `${own}/cpds/overview`,
  ],
  fees: (own) => [`${own}/fees`],
  documents: (own) => [`${own}/documents?customerType=member`],
  "a search for an address": () => ["/api/validations/addresses?text=guild&country=GB"],
};

let signIns = 0;

/** Milliseconds of a sign-in from a new address, because addresses are rate limited. */
const timeSignIn = async (url: string, customerId: string): Promise<number> => {
  const browser = new Browser(answeringAt(url), undefined, `198.51.100.${(signIns += 1) % 250}`);
  const start = performance.now();
  await new SignIn(browser).complete(emailOf(customerId), trialPassword);
  return performance.now() - start;
};

const timeCalls = async (urls: readonly string[], headers: CallHeaders): Promise<number> => {
  let sum = 0;
  for (const url of urls) {
    const { status, ms } = await send(url, { headers });
    if (status !== 200) throw new Error(`${url} answered ${status}`);
    sum += ms;
  }
  return sum;
};

/** Waits among different numbers of people, and their ratio to those among the fewest. */
export const measureGrowth = (counts: readonly number[], rounds: number) =>
  inFolder(async (folder) => {
    const servers: FilledServer[] = [];
    for (const count of counts) servers.push(await openFilled(join(folder, String(count)), count));
    const times = new Map<string, number[]>();
    // Alternates, so other load on the machine affects all equally. The first rounds fill caches.
    for (let round = -2; round < rounds; round += 1)
      for (const { count, server, members } of servers)
        for (const [customerId, headers] of members) {
          const record = (what: string, ms: number): void => {
            const key = `${what} ${count}`;
            if (round >= 0) times.set(key, [...(times.get(key) ?? []), ms]);
          };
          record("sign-in", await timeSignIn(server.url, customerId));
          for (const [what, pathsOf] of Object.entries(calls)) {
            const urls = pathsOf(`/api/customers/${customerId}`).map((path) => server.url + path);
            record(what, await timeCalls(urls, headers));
          }
        }
    await Promise.all(servers.map(({ server }) => stopServer(server)));
    const [fewest] = counts;
    return ["sign-in", ...Object.keys(calls)].map((what) => {
      const ms = (count: number | undefined): number => median(times.get(`${what} ${count}`) ?? []);
      return {
        what,
        ...Object.fromEntries(counts.map((count) => [`ms, ${count} people`, ms(count).toFixed(1)])),
        ...Object.fromEntries(counts.slice(1).map((count) => [`ratio, ${count}`, (ms(count) / ms(fewest)).toFixed(2)])),
      };
    });
  });
