import type { StorageChoice } from "../../adapters/institute/platform/storage/storage.ts";
import { addManyLikeMaya, headersOf } from "../adapters/support/newcomers.ts";
import { startServer, stopServer } from "../adapters/support/server.ts";
import { deskAt, heavyWorks, type HeavyWork, type Stage } from "./heavy-works.ts";
import { callAsMembers } from "./members-load.ts";
import { environmentAt, onBoth } from "./stage.ts";

const firstId = 7_000_000;
/** Members who call, and one who keeps the server busy. */
const callers = Array.from({ length: 21 }, (_, index) => ({ customerId: String(firstId + index) }));

/** Does work, again and again if it is so meant, until the time is over; returns what became of it. */
const doWork = async (stage: Stage, { work, isRepeated = false, seconds }: HeavyWork): Promise<string> => {
  const end = performance.now() + seconds * 1000;
  const results = [await work(stage)];
  while (isRepeated && performance.now() < end) results.push(await work(stage));
  return isRepeated ? `${results.length} times, last ${results.at(-1)}` : (results[0] ?? "");
};

/** The works of a database, each beside the calls of members. Of works whose name has `only`, if given. */
const tryAll = async (database: string, storage: StorageChoice, members: number, only: string) => {
  await addManyLikeMaya(storage, firstId, members);
  const server = await startServer({ ...environmentAt(storage), SEED_PEOPLE: "yes" });
  const rows: Record<string, string | number>[] = [];
  try {
    const { url } = server;
    const desk = await deskAt(url);
    for (const each of heavyWorks.filter(({ name }) => name.includes(only))) {
      // Tokens last ten minutes.
      const [busy, ...others] = await headersOf(storage, callers);
      if (!busy) break;
      const load = callAsMembers({ url, headers: others, seconds: each.seconds });
      const done = await doWork({ url, desk, busy, firstId, members }, each).catch((error: unknown) => String(error));
      const { reads, saves } = await load;
      rows.push({
        database,
        beside: each.name,
        reads: reads.calls,
        "p50 ms": reads.p50,
        "p99 ms": reads.p99,
        "max ms": reads.max,
        "503": reads.unavailable,
        saves: saves.calls,
        "saves p99 ms": saves.p99,
        "saves 503": saves.unavailable,
      });
      console.log(`${database}, ${each.name}: ${done}`);
      console.table(rows.slice(-1));
    }
  } finally {
    await stopServer(server);
  }
  return rows;
};

/**
 * Members' calls over 20 connections beside each kind of heavy work, on both databases. Prints latencies and refusals;
 * false when a call was refused.
 */
export const heavy = async (members: number, only: string): Promise<boolean> => {
  const rows = (await onBoth((database, storage) => tryAll(database, storage, members, only))).flat();
  console.table(rows);
  return rows.every((row) => Number(row["503"]) + Number(row["saves 503"]) === 0);
};
