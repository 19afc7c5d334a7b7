import type { StorageChoice } from "../../adapters/institute/platform/storage/storage.ts";
import { trialPassword } from "../../adapters/institute/trial/person.ts";
import { answeringAt } from "../adapters/support/answering-at.ts";
import { Browser, SignIn } from "../adapters/support/browser.ts";
import { addManyLikeMaya, emailOf, headersOf, type CallHeaders } from "../adapters/support/newcomers.ts";
import { startServer, stopServer, type Server } from "../adapters/support/server.ts";
import { environmentAt, onBothDatabases, send } from "../torture/stage.ts";
import { median, quantile } from "./median.ts";

/** A server with many people, and headers of the calls of some of them. */
interface FilledServer {
  readonly count: number;
  readonly server: Server;
  readonly members: ReadonlyMap<string, CallHeaders>;
}

const firstId = 5_000_000;
const measuredMembers = 4;

const openFilled = async (storage: StorageChoice, count: number): Promise<FilledServer> => {
  await addManyLikeMaya(storage, firstId, count);
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

/** A table of waits in milliseconds, by what is waited for and among how many people. */
class Waits {
  readonly #times = new Map<string, number[]>();

  add(what: string, count: number, ms: number): void {
    this.#of(what, count).push(ms);
  }

  /** The median and the 95th percentile among each number of people, and the percentile's ratio to that among the fewest. */
  rowOf(what: string, counts: readonly number[]) {
    const late = (count: number): number => quantile(this.#of(what, count), 0.95);
    const [fewest = 0] = counts;
    const columns = counts.flatMap((count) => [
      [`median, ${count} people`, median(this.#of(what, count)).toFixed(1)],
      [`p95, ${count} people`, late(count).toFixed(1)],
      ...(count === fewest ? [] : [[`ratio of p95, ${count}`, (late(count) / late(fewest)).toFixed(2)]]),
    ]);
    return Object.fromEntries(columns) as Readonly<Record<string, string>>;
  }

  #of(what: string, count: number): number[] {
    const key = `${what} ${count}`;
    const times = this.#times.get(key) ?? [];
    this.#times.set(key, times);
    return times;
  }
}

/** Waits at servers, which take turns, so that other load on the machine affects all equally. */
const measureWaits = async (servers: readonly FilledServer[], rounds: number): Promise<Waits> => {
  const waits = new Waits();
  // The first rounds fill caches.
  for (let round = -2; round < rounds; round += 1)
    for (const { count, server, members } of servers)
      for (const [customerId, headers] of members) {
        const add = (what: string, ms: number): void => {
          if (round >= 0) waits.add(what, count, ms);
        };
        add("sign-in", await timeSignIn(server.url, customerId));
        for (const [what, pathsOf] of Object.entries(calls)) {
          const urls = pathsOf(`/api/customers/${customerId}`).map((path) => server.url + path);
          add(what, await timeCalls(urls, headers));
        }
      }
  return waits;
};

/** Waits among different numbers of people on each database, while the workers run. */
export const measureGrowth = async (counts: readonly number[], rounds: number) => {
  const results = await onBothDatabases(async (database, storageOf) => {
    const servers: FilledServer[] = [];
    try {
      for (const count of counts) servers.push(await openFilled(await storageOf(String(count)), count));
      const waits = await measureWaits(servers, rounds);
      return ["sign-in", ...Object.keys(calls)].map((what) => ({ database, what, ...waits.rowOf(what, counts) }));
    } finally {
      await Promise.all(servers.map(({ server }) => stopServer(server)));
    }
  });
  return results.flat();
};
