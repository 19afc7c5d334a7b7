import { randomInt, randomUUID } from "node:crypto";

import { sql } from "kysely";

import { openStorage, type StorageChoice } from "../../adapters/institute/platform/storage/storage.ts";
import { dayOf } from "../../domain/kernel/calendar-date.ts";
import { defaultRules } from "../../domain/rules/organisation-rules.ts";
import { declarationAnswers } from "../adapters/support/declaring.ts";
import { addNewcomers, headersOf } from "../adapters/support/newcomers.ts";
import { startServer, stopServer } from "../adapters/support/server.ts";
import { killDuringAct, staffActs } from "./kill-acts.ts";
import { environmentAt, onBoth, send, sendUntilAccepted, type Answer } from "./stage.ts";

/** A kind of write, by people in the state of a seeded one. */
interface WriteKind {
  readonly like: string;
  readonly method: "POST" | "PUT" | "PATCH";
  readonly path: string;
  readonly body: (index: number) => object;
  /** The call that reads the write; without one, repeating it with the same key has to return the same answer. */
  readonly read?: { readonly path: string; readonly shows: (index: number) => string };
}

const today = dayOf(new Date(), defaultRules);
const year = Number(today.slice(0, 4));

const writeKinds: readonly WriteKind[] = [
  { like: "Maya", method: "POST", path: "/cpds/submissions", body: () => ({ year, ...declarationAnswers }) },
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
    read: { path: "/employer?customerType=member", shows: (index) => `"jobTitle":"Auditor ${index}"` },
  },
  {
    like: "Maya",
    method: "PATCH",
    path: "/consents",
    body: () => ({ consents: { abMagazine: false } }),
    read: { path: "?expand=consents,primaryContactMechanisms", shows: () => '"abMagazine":false' },
  },
];

interface Write {
  readonly kind: WriteKind;
  readonly index: number;
  readonly customerId: string;
  readonly headers: Readonly<Record<string, string>>;
}

const sendWrite = ({ kind, index, customerId, headers }: Write, url: string): Promise<Answer> =>
  send(`${url}/api/customers/${customerId}${kind.path}`, {
    method: kind.method,
    headers: { ...headers, "content-type": "application/json" },
    body: JSON.stringify(kind.body(index)),
  });

const isStored = async (write: Write, acknowledged: Answer, url: string): Promise<boolean> => {
  const { kind, index, customerId, headers } = write;
  const { read } = kind;
  if (!read) {
    const repeated = await sendUntilAccepted(() => sendWrite(write, url));
    return repeated.status === 201 && repeated.text === acknowledged.text;
  }
  const { text } = await sendUntilAccepted(() => send(`${url}/api/customers/${customerId}${read.path}`, { headers }));
  return text.includes(read.shows(index));
};

/** New people for a round, each with a write. */
const prepareWrites = async (storage: StorageChoice, round: number): Promise<readonly Write[]> => {
  const planned = Array.from({ length: 30 }, () => writeKinds)
    .flat()
    .map((kind, index) => ({ kind, index, like: kind.like, customerId: String(5_000_000 + round * 1_000 + index) }));
  await addNewcomers(storage, planned);
  const headers = await headersOf(storage, planned);
  return planned.map((write) => ({
    ...write,
    headers: { ...headers.get(write.customerId), "idempotency-key": randomUUID() },
  }));
};

/** What each customer may have once: a table and its identifying columns. Changes of details may be repeated. */
const onlyOnce = [
  ["submissions", ["customerId", "kind"], sql`kind in ('declaration', 'application', 'retirement')`],
  // The people already have waivers of other periods.
  ["submissions", ["customerId", "kind", "answers"], sql`kind = 'waiver'`],
  ["cpdAdjustments", ["customerId", "startDate"], sql`1 = 1`],
] as const;

const countDuplicates = async (storage: StorageChoice): Promise<number> => {
  const { database, close } = await openStorage(storage);
  let duplicates = 0;
  for (const [table, names, condition] of onlyOnce) {
    const columns = sql.join(names.map((name) => sql.ref(name)));
    const isNewcomer = sql`${sql.ref("customerId")} between '5000000' and '5999999'`;
    const query = sql`select ${columns} from ${sql.table(table)} where ${isNewcomer} and ${condition} group by ${columns} having count(*) > 1`;
    duplicates += (await query.execute(database)).rows.length;
  }
  await close();
  return duplicates;
};

interface Round {
  readonly acknowledged: number;
  readonly refused: number;
  readonly lost: number;
}

/** Sends all kinds of writes at once, kills the servers in between, restarts one, and checks acknowledged writes. */
const runRound = async (storage: StorageChoice, processes: number, round: number): Promise<Round> => {
  const writes = await prepareWrites(storage, round);
  const start = () => startServer(environmentAt(storage));
  const servers = await Promise.all(Array.from({ length: processes }, start));

  const killAfter = randomInt(20, 140);
  const acknowledged = new Map<Write, Answer>();
  let refused = 0;
  const waiting = [...writes];
  const keepWriting = async (worker: number): Promise<void> => {
    const url = servers[worker % processes]?.url ?? "";
    for (let write = waiting.shift(); write; write = waiting.shift()) {
      const answer = await sendWrite(write, url);
      if (answer.status === 0) return;
      if (answer.status < 300) acknowledged.set(write, answer);
      // On a busy machine the server may ask for a retry.
      else if (answer.status === 503) waiting.push(write);
      else {
        refused += 1;
        console.log(`refused ${write.kind.path}: ${answer.status} ${answer.text}`);
      }
      if (acknowledged.size === killAfter) for (const server of servers) server.process.kill("SIGKILL");
    }
  };
  await Promise.all(Array.from({ length: 12 }, (_, worker) => keepWriting(worker)));
  for (const server of servers) server.process.kill("SIGKILL");
  await Promise.all(servers.map(({ ended }) => ended));

  const restarted = await start();
  let lost = 0;
  for (const [write, answer] of acknowledged) if (!(await isStored(write, answer, restarted.url))) lost += 1;
  await stopServer(restarted);
  return { acknowledged: acknowledged.size, refused, lost };
};

/**
 * Repeatedly kills the server during writes and acts of staff, on both databases; false when acknowledged data is lost or
 * duplicated, an act is half done, or a write is refused, because an invalid body would test nothing.
 */
export const kill = async (rounds: number): Promise<boolean> => {
  const acts: Awaited<ReturnType<typeof killDuringAct>>[] = [];
  const rows = await onBoth(async (database, storage) => {
    // SQLite allows only one process.
    const processes = storage.kind === "postgres" ? 2 : 1;
    const sum = { acknowledged: 0, refused: 0, lost: 0 };
    for (let round = 0; round < rounds; round += 1) {
      const { acknowledged, refused, lost } = await runRound(storage, processes, round);
      sum.acknowledged += acknowledged;
      sum.refused += refused;
      sum.lost += lost;
      const act = staffActs[round % staffActs.length];
      if (act) acts.push(await killDuringAct(storage, act, round));
    }
    return { database, processes, rounds, ...sum, duplicates: await countDuplicates(storage) };
  });
  console.table(rows);
  console.table(acts);
  return (
    rows.every(
      ({ acknowledged, refused, lost, duplicates }) => acknowledged > 0 && refused + lost + duplicates === 0,
    ) && acts.every(({ lost, half, "not repeatable": notRepeatable }) => lost + half + notRepeatable === 0)
  );
};
