import { readFile } from "node:fs/promises";
import { join } from "node:path";

import autocannon from "autocannon";

import { personNamed } from "../../adapters/institute/trial/everyone.ts";
import { answeringAt } from "../adapters/support/answering-at.ts";
import { Browser, SignIn } from "../adapters/support/browser.ts";
import { publicUrl } from "../adapters/support/open-institute.ts";
import { databaseAt, startPostgres } from "../adapters/support/postgres-cluster.ts";
import { startServer, stopServer, type Server } from "../adapters/support/server.ts";
import { inFolder } from "../torture/stage.ts";
import { median } from "./median.ts";

const { customerId, email } = personNamed("Maya");
const own = `/api/customers/${customerId}`;

/** The measured calls, which all releases serve. */
const calls = {
  "the landing page's content": "/api/content/templates/landing-page?type=member",
  profile: `${own}/profile`,
  notifications: `${own}/notifications`,
  balance: `${own}/balance?report=full`,
  fees: `${own}/fees`,
  "CPD overview": `${own}/cpds/overview`,
};

type Headers = Readonly<Record<string, string>>;

/** A running release with a member signed in. */
interface Running {
  readonly server: Server;
  readonly headers: Headers;
}

/** The file that `npm run serve` of a checkout starts; it differs between releases. */
const entryOf = async (project: string): Promise<string> => {
  const { scripts } = JSON.parse(await readFile(join(project, "package.json"), "utf8")) as {
    scripts: Readonly<Record<string, string>>;
  };
  const file = /\S+\.mjs/.exec(scripts["serve"] ?? "")?.[0];
  if (file === undefined) throw new Error(`${project} has no script that serves it.`);
  return file;
};

const start = async (project: string | undefined, storage: Headers): Promise<Running> => {
  const server = await startServer(
    { ...storage, PUBLIC_URL: publicUrl, LOG_LEVEL: "fatal" },
    project === undefined ? {} : { project, entry: await entryOf(project) },
  );
  const tokens = await new SignIn(new Browser(answeringAt(server.url))).complete(email);
  return {
    server,
    headers: { authorization: `Bearer ${tokens.access_token}`, "x-client-id": "guildhall-portal" },
  };
};

/** Processor time of a process so far, in ticks of the kernel; its own threads included. */
const ticksOf = async ({ process: { pid } }: Server): Promise<number> => {
  const fields = (await readFile(`/proc/${pid}/stat`, "utf8")).replace(/^.*\) /, "").split(" ");
  return Number(fields[11]) + Number(fields[12]);
};

/** Answers a second over twenty connections, and answers per tick of the server's processor time. */
const measure = async ({ server, headers }: Running, path: string) => {
  const before = await ticksOf(server);
  const result = await autocannon({
    url: server.url + path,
    connections: 20,
    duration: 1,
    headers: { ...headers, "accept-encoding": "br" },
  });
  if (result.non2xx + result.errors > 0) throw new Error(`${path}: not every request was answered with success`);
  return {
    perSecond: result["2xx"] / result.duration,
    perTick: result["2xx"] / ((await ticksOf(server)) - before),
  };
};

const compare = async (database: string, mine: Running, other: Running, runs: number) => {
  const rows = [];
  for (const [call, path] of Object.entries(calls)) {
    for (const one of [mine, other]) await measure(one, path);
    const pairs = [];
    // In turns, because load on the machine varies from second to second.
    for (let run = 0; run < runs; run += 1)
      pairs.push({ mine: await measure(mine, path), other: await measure(other, path) });
    rows.push({
      database,
      call,
      "a second": Math.round(median(pairs.map((pair) => pair.mine.perSecond))),
      "other, a second": Math.round(median(pairs.map((pair) => pair.other.perSecond))),
      ratio: median(pairs.map((pair) => pair.mine.perSecond / pair.other.perSecond)).toFixed(2),
      "ratio per processor time": median(pairs.map((pair) => pair.mine.perTick / pair.other.perTick)).toFixed(2),
    });
  }
  return rows;
};

/** Compares the calls of this checkout with those of another one, which is built, on both databases. */
export const measureReleases = (other: string, runs: number) =>
  inFolder(async (folder) => {
    const cluster = await startPostgres({ isDurable: true });
    try {
      const storages = {
        SQLite: (name: string) => Promise.resolve({ DATA_DIR: join(folder, name) }),
        PostgreSQL: async (name: string) => ({
          DATABASE_URL: await databaseAt(cluster.address),
          DATA_DIR: join(folder, `${name}-postgres`),
        }),
      };
      const rows = [];
      for (const [database, storageOf] of Object.entries(storages)) {
        const running = [
          await start(undefined, await storageOf("mine")),
          await start(other, await storageOf("other")),
        ] as const;
        rows.push(...(await compare(database, ...running, runs)));
        await Promise.all(running.map(({ server }) => stopServer(server)));
      }
      return rows;
    } finally {
      await cluster.stop();
    }
  });
