import { randomInt, randomUUID } from "node:crypto";
import { setTimeout } from "node:timers/promises";

import { sql } from "kysely";

import { openStorage, type StorageChoice } from "../../adapters/institute/storage/storage.ts";
import { dayOf } from "../../domain/kernel/calendar-date.ts";
import { defaultRules } from "../../domain/rules/organisation-rules.ts";
import { freePort } from "../adapters/support/free-port.ts";
import { environmentOf, startServer, type Server } from "../adapters/support/server.ts";
import { addNewcomers } from "./crowd.ts";
import { onBoth } from "./places.ts";
import { printTable } from "./tell.ts";

/** A kind of write: its author, and the part of its answer that a repeat has to return. */
interface Kind {
  readonly like: string;
  readonly method: "POST" | "PUT" | "PATCH";
  readonly path: string;
  readonly body: (index: number) => object;
  /** The call that reads the write; without one, repeating it with the same key shows whether it was stored. */
  readonly read?: { readonly path: string; readonly shows: (answer: unknown, index: number) => boolean };
}

const today = dayOf(new Date(), defaultRules);
const year = Number(today.slice(0, 4));

const kinds: readonly Kind[] = [
  {
    like: "Maya",
    method: "POST",
    path: "/cpds/submissions",
    body: () => ({ year, isRequirementsMet: true, route: "UNIT_ROUTE", isEngagementPartner: false, isConfirmed: true }),
  },
  {
    like: "Priya",
    method: "POST",
    path: "/cpds/adjustments",
    body: () => ({
      year,
      startDate: `${year}-02-01`,
      endDate: `${year}-02-28`,
      reasonCode: "ILLNESS",
      reasonLabel: "Illness or injury",
      adjustmentType: "waiver",
    }),
  },
  {
    like: "Ada",
    method: "POST",
    path: "/membership/application",
    body: () => ({
      employmentCategory: "NE",
      professionalQualifications: ["CTA"],
      regionalNetwork: "LONDON",
      employmentNetworks: [],
      optInMemberDirectory: false,
    }),
  },
  { like: "Fiona", method: "POST", path: "/membership/retirement", body: () => ({ retirementDate: today }) },
  {
    like: "Maya",
    method: "PUT",
    path: "/employer",
    body: (index) => ({ companyName: "", jobTitle: `Auditor ${index}`, jobCategory: "TAX" }),
    read: {
      path: "/employer?customerType=member",
      shows: (answer, index) => (answer as { jobTitle?: unknown }).jobTitle === `Auditor ${index}`,
    },
  },
  {
    like: "Maya",
    method: "PATCH",
    path: "/consents",
    body: () => ({ consents: { abMagazine: false } }),
    read: {
      path: "?expand=consents,primaryContactMechanisms",
      shows: (answer) =>
        (answer as { customer?: { consents?: { abMagazine?: unknown } } }).customer?.consents?.abMagazine === false,
    },
  },
];

interface Write {
  readonly kind: Kind;
  readonly index: number;
  readonly customerId: string;
  readonly headers: Readonly<Record<string, string>>;
}

interface Answer {
  readonly status: number;
  readonly text: string;
}

const call = async (url: string, options: RequestInit): Promise<Answer> => {
  const response = await fetch(url, options);
  return { status: response.status, text: await response.text() };
};

const send = ({ kind, index, customerId, headers }: Write, port: number): Promise<Answer> =>
  call(`http://localhost:${port}/api/customers/${customerId}${kind.path}`, {
    method: kind.method,
    headers: { ...headers, "content-type": "application/json" },
    body: JSON.stringify(kind.body(index)),
  });

/** Repeats until answered, because a server that is too busy does not say what is stored. */
const untilAnswered = async (ask: () => Promise<Answer>, attempts = 60): Promise<Answer> => {
  const answer = await ask();
  if (answer.status !== 503 || attempts === 1) return answer;
  await setTimeout(500);
  return untilAnswered(ask, attempts - 1);
};

const isKept = async (write: Write, acknowledged: string, port: number): Promise<boolean> => {
  const { kind, index, customerId, headers } = write;
  const { read } = kind;
  if (!read) {
    const again = await untilAnswered(() => send(write, port));
    return again.status === 201 && again.text === acknowledged;
  }
  const shown = await untilAnswered(() =>
    call(`http://localhost:${port}/api/customers/${customerId}${read.path}`, { headers }),
  );
  return shown.status === 200 && read.shows(JSON.parse(shown.text), index);
};

/** New people for a round, each with a write and a token for the server at the port. */
const writesOf = async (
  storage: StorageChoice,
  port: number,
  round: number,
  count: number,
): Promise<readonly Write[]> => {
  const crowd = Array.from({ length: count }, (_, index) => {
    const kind = kinds[index % kinds.length];
    if (!kind) throw new Error("There is no kind of write");
    return { kind, like: kind.like, index, customerId: String(5_000_000 + round * 10_000 + index) };
  });
  const tokens = await addNewcomers(storage, port, crowd);
  return crowd.map((write) => ({
    ...write,
    headers: { ...tokens.get(write.customerId), "idempotency-key": randomUUID() },
  }));
};

/** What each customer may have once: a table and its identifying columns. Changes of details may be repeated. */
const onlyOnce = [
  ["submissions", ["customerId", "kind"], sql`kind in ('declaration', 'application', 'retirement')`],
  // The people already have waivers of other periods.
  ["submissions", ["customerId", "kind", "answers"], sql`kind = 'waiver'`],
  ["cpdAdjustments", ["customerId", "startDate"], sql`1 = 1`],
] as const;

/** The number of duplicates. */
const storedTwice = async (storage: StorageChoice): Promise<number> => {
  const { database, close } = await openStorage(storage);
  let twice = 0;
  for (const [table, columns, counted] of onlyOnce) {
    const one = sql.join(columns.map((column) => sql.ref(column)));
    const writers = sql`${sql.ref("customerId")} between '5000000' and '5999999'`;
    const { rows } =
      await sql`select ${one} from ${sql.table(table)} where ${writers} and ${counted} group by ${one} having count(*) > 1`.execute(
        database,
      );
    twice += rows.length;
  }
  await close();
  return twice;
};

interface Round {
  readonly acknowledged: number;
  readonly lost: number;
  readonly refused: readonly string[];
}

/** One round: all kinds of writes at once, kill -9 in between, restart, and a check of acknowledged writes. */
const killOnce = async (storage: StorageChoice, round: number): Promise<Round> => {
  const port = await freePort();
  const writes = await writesOf(storage, port, round, 180);
  const environment = { ...environmentOf(storage), PUBLIC_URL: `http://localhost:${port}`, LOG_LEVEL: "fatal" };
  const start = (at: number): Promise<Server> => startServer({ ...environment, PORT: String(at) });
  const second = storage.kind === "postgres" ? await freePort() : undefined;
  const servers = [await start(port), ...(second === undefined ? [] : [await start(second)])];
  const ports = servers.map((server) => server.port);

  const killAfter = randomInt(20, 140);
  const acknowledged = new Map<Write, string>();
  const refused: string[] = [];
  const waiting = [...writes];
  const keepWriting = async (worker: number): Promise<void> => {
    for (let write = waiting.shift(); write; write = waiting.shift()) {
      const { status, text } = await send(write, ports[worker % ports.length] ?? port);
      if (status < 300) acknowledged.set(write, text);
      // On a busy machine the server may ask for a retry.
      else if (text.includes('"OVERLOADED"')) waiting.push(write);
      else refused.push(`${write.kind.path}: ${status} ${text}`);
      if (acknowledged.size === killAfter) for (const server of servers) server.process.kill("SIGKILL");
    }
  };
  await Promise.allSettled(Array.from({ length: 12 }, (_, worker) => keepWriting(worker)));
  for (const server of servers) server.process.kill("SIGKILL");
  await Promise.all(servers.map((server) => server.ended));

  const again = await start(port);
  let lost = 0;
  for (const [write, text] of acknowledged) if (!(await isKept(write, text, port))) lost += 1;
  again.process.kill("SIGTERM");
  await again.ended;
  return { acknowledged: acknowledged.size, lost, refused };
};

/** Repeatedly kills the server during writes, on both databases; false when acknowledged data is lost or duplicated. */
export const kill = async (rounds: number): Promise<boolean> => {
  const results = await onBoth(async ({ name, storage }) => {
    const all: Round[] = [];
    for (let round = 0; round < rounds; round += 1) all.push(await killOnce(storage, round));
    const sum = (part: "acknowledged" | "lost") => all.reduce((total, result) => total + result[part], 0);
    const refusals = all.flatMap(({ refused }) => refused);
    // No refusal is expected: an invalid body would test nothing.
    for (const text of new Set(refusals.map((refusal) => refusal.replace(/"correlationId":"[^"]*"/, ""))))
      process.stdout.write(`refused ${text}\n`);
    return {
      name,
      acknowledged: sum("acknowledged"),
      refused: refusals.length,
      lost: sum("lost"),
      twice: await storedTwice(storage),
    };
  });
  printTable([
    ["database", "processes", "rounds", "acknowledged", "refused", "lost", "twice"],
    ...results.map(({ name, acknowledged, refused, lost, twice }) => [
      name,
      name === "SQLite" ? 1 : 2,
      rounds,
      acknowledged,
      refused,
      lost,
      twice,
    ]),
  ]);
  return results.every(
    ({ acknowledged, refused, lost, twice }) => acknowledged > 0 && refused === 0 && lost === 0 && twice === 0,
  );
};
