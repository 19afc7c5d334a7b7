import { execFile } from "node:child_process";
import { setTimeout } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";

import { freePort } from "../adapters/support/free-port.ts";
import { environmentOf, startServer, type Server } from "../adapters/support/server.ts";
import { addNewcomers, type Bearing, type Newcomer } from "./crowd.ts";
import { onBoth } from "./places.ts";
import { printTable } from "./tell.ts";
import { Visitor } from "./visitor.ts";

const takers = 50;

/** Uses a single-use item at a server as one of several users; resolves with the status. */
type Use = (url: string, taker: number) => Promise<number>;

/** A kind of single-use items; each round creates a new one. */
interface Kind {
  readonly name: string;
  readonly make: (round: number) => Promise<Use>;
}

/** A server with its data. */
interface Scene {
  readonly url: string;
  readonly environment: Readonly<Record<string, string>>;
  readonly bearings: ReadonlyMap<string, Bearing>;
}

const newcomers = (from: number, rounds: number): readonly Newcomer[] =>
  Array.from({ length: rounds }, (_, index) => ({ customerId: String(from + index), like: "Maya" }));
const signingIn = 6_290_000;
const forgetful = 6_300_000;
const invited = 6_310_000;
const declaring = 6_320_000;
const moving = 6_330_000;

const emailOf = (customerId: number): string => `newcomer-${customerId}@example.org`;

const password = "correct horse battery";
const choosing =
  (link: string): Use =>
  async (url, taker) =>
    (await new Visitor(url).visit(link, { password: `${password} ${taker}` })).status;

const registrar = fileURLToPath(new URL("../../adapters/registrar/main.ts", import.meta.url));

const calling =
  ({ bearings }: Scene, customerId: number, path: string, said: (taker: number) => RequestInit): Use =>
  async (url, taker) => {
    const { headers, ...rest } = said(taker);
    const response = await fetch(`${url}/api/customers/${customerId}${path}`, {
      ...rest,
      headers: {
        ...bearings.get(String(customerId)),
        "content-type": "application/json",
        ...(headers as Record<string, string>),
      },
    });
    await response.arrayBuffer();
    return response.status;
  };

const kindsAt = (scene: Scene): readonly Kind[] => [
  {
    name: "the code of a sign-in",
    make: async (round) => {
      const visitor = new Visitor(scene.url);
      const email = emailOf(signingIn + round);
      await visitor.visit(await visitor.newLink(email), { password });
      const exchange = await visitor.signIn(email, password);
      return async (url) => (await visitor.visit("/idp/token", exchange, url)).status;
    },
  },
  {
    name: "the link to choose a new password",
    make: async (round) => choosing(await new Visitor(scene.url).newLink(emailOf(forgetful + round))),
  },
  {
    name: "an invitation",
    make: async (round) => {
      const email = emailOf(invited + round);
      await promisify(execFile)(process.execPath, [registrar, "invite", email, "--apply", "--as", "A. Clerk"], {
        env: { ...process.env, ...scene.environment },
      });
      return choosing(await new Visitor(scene.url).linkTo(email));
    },
  },
  {
    name: "the declaration of a year",
    make: async (round) => {
      const { year } = (await (
        await fetch(`${scene.url}/api/customers/${declaring + round}/cpds/overview`, {
          headers: { ...scene.bearings.get(String(declaring + round)) },
        })
      ).json()) as { readonly year: number };
      const body = JSON.stringify({
        year,
        isRequirementsMet: true,
        route: "UNIT_ROUTE",
        isEngagementPartner: false,
        isConfirmed: true,
      });
      return calling(scene, declaring + round, "/cpds/submissions", (taker) => ({
        method: "POST",
        body,
        headers: { "idempotency-key": `key-of-taker-${taker}` },
      }));
    },
  },
  {
    name: "a version that a change was made upon",
    make: async (round) => {
      const at = `${scene.url}/api/customers/${moving + round}/employer?customerType=member`;
      const { version } = (await (
        await fetch(at, { headers: { ...scene.bearings.get(String(moving + round)) } })
      ).json()) as { readonly version: string };
      return calling(scene, moving + round, "/employer", (taker) => ({
        method: "PUT",
        body: JSON.stringify({ companyName: "", jobTitle: `Auditor ${taker}`, jobCategory: "TAX" }),
        headers: { "if-match": `"${version}"` },
      }));
    },
  },
];

/** Repeats until the server no longer asks for a retry, because the queue for passwords may be full. */
const untilTaken = async (take: () => Promise<number>): Promise<number> => {
  const status = await take();
  if (status !== 503) return status;
  await setTimeout(100);
  return untilTaken(take);
};

/** Lets fifty clients use each kind at once, repeatedly; returns how often each item was used. */
const attempt = async (kinds: readonly Kind[], urls: readonly string[], rounds: number) => {
  const rows = [];
  for (const { name, make } of kinds) {
    const used: number[] = [];
    const statuses = new Map<number, number>();
    for (let round = 0; round < rounds; round += 1) {
      const take = await make(round);
      const answers = await Promise.all(
        Array.from({ length: takers }, (_, taker) => untilTaken(() => take(urls[taker % urls.length] ?? "", taker))),
      );
      for (const status of answers) statuses.set(status, (statuses.get(status) ?? 0) + 1);
      used.push(answers.filter((status) => status < 300).length);
    }
    const answered = [...statuses]
      .toSorted(([one], [other]) => one - other)
      .map(([status, count]) => `${count} x ${status}`);
    rows.push({ name, used, answered: answered.join(", ") });
  }
  return rows;
};

/**
 * Lets fifty clients use single-use items at once: over two processes on one PostgreSQL, and over one on SQLite, which
 * allows only one. False when an item was used twice or never.
 */
export const once = async (rounds: number): Promise<boolean> => {
  const results = await onBoth(async ({ name, storage }) => {
    const ports = storage.kind === "postgres" ? [await freePort(), await freePort()] : [await freePort()];
    const [port = 0] = ports;
    const crowd = [signingIn, forgetful, invited, declaring, moving].flatMap((from) => newcomers(from, rounds));
    const bearings = await addNewcomers(storage, port, crowd);
    const url = `http://localhost:${port}`;
    const environment = {
      ...environmentOf(storage),
      PUBLIC_URL: url,
      TRUST_PROXY: "1",
      LONGEST_DELAY: "10000",
      LOG_LEVEL: "fatal",
    };
    const servers: Server[] = [];
    try {
      for (const at of ports) servers.push(await startServer({ ...environment, PORT: String(at) }));
      const rows = await attempt(
        kindsAt({ url, environment, bearings }),
        servers.map((server) => server.url),
        rounds,
      );
      return rows.map((row) => ({ ...row, place: name, processes: ports.length }));
    } finally {
      for (const server of servers) server.process.kill("SIGTERM");
      await Promise.all(servers.map((server) => server.ended));
    }
  });
  const rows = results.flat();
  printTable([
    [
      "what may be used once",
      "database",
      "processes",
      "rounds",
      "takers",
      "used once in",
      "most often used",
      "answers",
    ],
    ...rows.map(({ name, place, processes, used, answered }) => [
      name,
      place,
      processes,
      used.length,
      takers,
      used.filter((times) => times === 1).length,
      Math.max(...used),
      answered,
    ]),
  ]);
  return rows.every(({ used }) => used.every((times) => times === 1));
};
