import { randomInt } from "node:crypto";
import { setTimeout } from "node:timers/promises";

import { personTables } from "../../adapters/institute/areas/tables.ts";
import { anyTables } from "../../adapters/institute/platform/storage/any-tables.ts";
import { openStorage, type StorageChoice } from "../../adapters/institute/platform/storage/storage.ts";
import { dayOf, yearOf } from "../../domain/kernel/calendar-date.ts";
import { defaultRules } from "../../domain/rules/organisation-rules.ts";
import type { DeskBrowser } from "../actors/desk-browser.ts";
import { answeringAt } from "../adapters/support/answering-at.ts";
import { addManyLikeMaya, addNewcomers } from "../adapters/support/newcomers.ts";
import { startServer, stopServer } from "../adapters/support/server.ts";
import { deskAt } from "./heavy-works.ts";
import { environmentAt } from "./stage.ts";

/** What staff do with people, wholly or not at all: with each unit of people, or with all of them at once. */
interface StaffAct {
  readonly name: string;
  readonly like: string;
  readonly people: number;
  readonly ofUnit: number;
  /** Milliseconds within which the server is killed. */
  readonly within: number;
  /** Does what the act with all undoes; returns the act's address. */
  readonly prepare?: (desk: DeskBrowser, ids: readonly number[]) => Promise<string>;
  /** The act's name in addresses of a person. */
  readonly ofPerson?: string;
  /** What to fill in by label; of the first person of a unit. */
  readonly filled: (id: number) => Readonly<Record<string, string>>;
}

/** The first address on a page that matches. */
const addressOn = ({ markup }: DeskBrowser, pattern: RegExp): string => pattern.exec(markup)?.[0] ?? "";

/** The acts of staff that one kill each interrupts. */
export const staffActs: readonly StaffAct[] = [
  {
    name: "merger",
    like: "Maya",
    people: 24,
    ofUnit: 2,
    within: 800,
    ofPerson: "merge",
    filled: (id) => ({ "Number or email of the account to keep": String(id + 1) }),
  },
  {
    name: "erasure",
    like: "Rita",
    people: 12,
    ofUnit: 1,
    within: 400,
    ofPerson: "erase",
    filled: (id) => ({ "Confirm their number": String(id) }),
  },
  {
    name: "undo of a fee run",
    like: "Maya",
    people: 450,
    ofUnit: 1,
    within: 700,
    prepare: async (desk) => {
      await desk.open("/desk/money/fees");
      desk.fill("Subscription for", String(yearOf(dayOf(new Date(), defaultRules)) + 2));
      await desk.press("See what will happen");
      await desk.pressMain();
      return addressOn(desk, /\/desk\/money\/fees\/[^/"]+\/undo/);
    },
    filled: () => ({ Reason: "A trial" }),
  },
  {
    name: "undo of an import",
    like: "Maya",
    people: 450,
    ofUnit: 1,
    within: 700,
    prepare: async (desk, ids) => {
      await desk.open("/desk/files");
      const rows = ids.map((id) => `${id},Newly${id}`);
      await desk.give("See what will happen", "people.csv", ["customerId,firstName", ...rows].join("\n"));
      await desk.pressMain();
      return addressOn(desk, /\/desk\/files\/\d+\/undo/);
    },
    filled: () => ({}),
  },
];

/** Tables that the server writes by itself. */
const ownWork = ["mails", "reminders", "activityCounts", "staffRecords"];

/** What is on record of people: the rows of each in every table, the sum of their ledger, and their name and account. */
const recordOf = async (storage: StorageChoice, ids: readonly number[]): Promise<readonly string[]> => {
  const { database, close } = await openStorage(storage);
  const tables = ["submissions", ...personTables.map(([table]) => table)].filter((table) => !ownWork.includes(table));
  const records = new Map(ids.map((id) => [String(id), [] as unknown[]]));
  const sums = new Map<string, number>();
  const rowsOf = (table: string) =>
    anyTables(database)
      .selectFrom(table)
      .where((eb) => eb.between("customerId", String(ids[0]), String(ids.at(-1))))
      .orderBy("customerId");
  for (const table of tables) {
    const counted = rowsOf(table).select(["customerId", ({ fn }) => fn.countAll().as("count")]);
    for (const { customerId, count } of await counted.groupBy("customerId").execute())
      records.get(String(customerId))?.push(table, count);
  }
  for (const { customerId, amount } of await rowsOf("transactions").select(["customerId", "amount"]).execute())
    sums.set(String(customerId), (sums.get(String(customerId)) ?? 0) + Number(amount));
  for (const row of await rowsOf("customers").select(["customerId", "firstName", "isClosed"]).execute()) {
    const id = String(row["customerId"]);
    records.get(id)?.push(sums.get(id), String(row["firstName"]).replace(id, ""), row["isClosed"]);
  }
  await close();
  return [...records.values()].map((record) => JSON.stringify(record));
};

/** The same for each unit of people. */
const unitsOf = async (storage: StorageChoice, ids: readonly number[], ofUnit: number): Promise<readonly string[]> => {
  const records = await recordOf(storage, ids);
  return ids.flatMap((_, at) => (at % ofUnit === 0 ? [records.slice(at, at + ofUnit).join()] : []));
};

/** Opens the page that confirms an act with a unit; false when it was done. */
const openConfirmation = async (desk: DeskBrowser, { ofPerson, filled }: StaffAct, id: number, address: string) => {
  await desk.open(address);
  if (ofPerson !== undefined) {
    desk.fill("Find a person, a reference or a code", String(id));
    await desk.press("Find");
    await desk.open(`${desk.address}/${ofPerson}`);
  }
  await desk.untilDone();
  if (desk.markup.includes("See what will happen")) {
    for (const [label, value] of Object.entries(filled(id))) desk.fill(label, value);
    await desk.press("See what will happen");
  }
  return desk.words.includes("This will happen");
};

/** Kills the server while staff act. Counts the acts that are acknowledged, lost, half done, or not done by a second try. */
export const killDuringAct = async (storage: StorageChoice, act: StaffAct, round: number) => {
  const { people, like, ofUnit, prepare, within } = act;
  const firstId = 6_000_000 + 10_000 * (10 * round + staffActs.indexOf(act));
  const ids = Array.from({ length: people }, (_, index) => firstId + index);
  const start = () => startServer({ ...environmentAt(storage), SEED_PEOPLE: "yes" });
  if (prepare) await addManyLikeMaya(storage, firstId, people);
  else
    await addNewcomers(
      storage,
      ids.map((id) => ({ customerId: String(id), like })),
    );
  const server = await start();
  const desk = await deskAt(server.url);
  const address = (await prepare?.(desk, ids)) ?? "/desk";
  const before = await unitsOf(storage, ids, ofUnit);
  const tried = prepare ? [firstId] : ids.filter((_, at) => at % ofUnit === 0);
  const tabs: DeskBrowser[] = [];
  for (const id of tried) {
    const tab = desk.anotherTab();
    if (!(await openConfirmation(tab, act, id, address))) throw new Error(`No ${act.name}: ${tab.words}`);
    tabs.push(tab);
  }
  const acknowledged = new Set<number>();
  const context = tabs.map(async (tab, unit) => {
    await tab.pressMain().catch(() => undefined);
    if (tab.address.includes("done=")) acknowledged.add(unit);
  });
  await setTimeout(randomInt(within));
  server.process.kill("SIGKILL");
  await Promise.all([...context, server.ended]);

  const killed = await unitsOf(storage, ids, ofUnit);
  const restarted = await start();
  const again = desk.at(answeringAt(restarted.url));
  for (const id of tried) if (await openConfirmation(again, act, id, address)) await again.pressMain();
  await stopServer(restarted);
  const after = await unitsOf(storage, ids, ofUnit);

  // The people are alike, and so is what becomes of them.
  const [untouched, whole] = [before[0], after[0]];
  const isHalf = (unit: string): boolean => unit !== untouched && unit !== whole;
  return {
    act: act.name,
    acts: tried.length,
    acknowledged: acknowledged.size,
    "done at the kill": prepare ? Number(killed[0] === whole) : killed.filter((unit) => unit === whole).length,
    lost: [...acknowledged].filter((unit) => killed[unit] !== whole).length,
    half: killed.filter(isHalf).length + Number(prepare !== undefined && new Set(killed).size > 1),
    "not repeatable": after.filter((unit) => unit !== whole).length + Number(untouched === whole),
  };
};
