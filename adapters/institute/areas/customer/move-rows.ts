import { anyTables } from "../../platform/storage/any-tables.ts";
import type { Database } from "../../platform/storage/storage.ts";
import { ownedTables, type Handling } from "./owned-tables.ts";

/** A kind of data of a person who has two accounts, with numbers of rows. */
export interface MovedPart extends Pick<Handling, "words"> {
  readonly moved: number;
  /** Rows that stay on the account, because the other has its own. */
  readonly left: number;
  readonly dropped: number;
}

const countIn = async (database: Database, table: string, customerId: string): Promise<number> => {
  const { count } = await anyTables(database)
    .selectFrom(table)
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("customerId", "=", customerId)
    .executeTakeFirstOrThrow();
  return count;
};

const moveAll = async (database: Database, table: string, from: string, into: string): Promise<number> => {
  const { numUpdatedRows } = await anyTables(database)
    .updateTable(table)
    .set({ customerId: into })
    .where("customerId", "=", from)
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
};

interface KeyedTable {
  readonly table: string;
  readonly key: readonly string[];
}

/** The rows that the other account does not have by some columns. */
const missingRows = async (
  database: Database,
  { table, key }: KeyedTable,
  from: string,
  into: string,
): Promise<readonly Readonly<Record<string, unknown>>[]> => {
  const rowsOf = (customerId: string) =>
    anyTables(database).selectFrom(table).selectAll().where("customerId", "=", customerId).execute();
  const keyOf = (row: Readonly<Record<string, unknown>>) => JSON.stringify(key.map((column) => row[column]));
  const known = new Set((await rowsOf(into)).map(keyOf));
  return (await rowsOf(from)).filter((row) => !known.has(keyOf(row)));
};

/** Moves the rows that the other account does not have by some columns; returns their number. */
const moveMissing = async (
  database: Database,
  { table, key }: KeyedTable,
  from: string,
  into: string,
): Promise<number> => {
  const missing = await missingRows(database, { table, key }, from, into);
  for (const row of missing) {
    let moving = anyTables(database).updateTable(table).set({ customerId: into }).where("customerId", "=", from);
    for (const column of key) moving = moving.where(column, "=", row[column]);
    await moving.execute();
  }
  return missing.length;
};

const drop = async (database: Database, table: string, customerId: string): Promise<number> => {
  const { numDeletedRows } = await anyTables(database)
    .deleteFrom(table)
    .where("customerId", "=", customerId)
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
};

const moveTable = async (
  database: Database,
  table: string,
  { words, merger }: Handling,
  from: string,
  into: string,
): Promise<MovedPart> => {
  if (merger === "dropped") return { words, moved: 0, left: 0, dropped: await drop(database, table, from) };
  if (merger === "left") return { words, moved: 0, left: 0, dropped: 0 };
  const moved =
    merger === "moved"
      ? await moveAll(database, table, from, into)
      : await moveMissing(database, { table, key: merger }, from, into);
  return { words, moved, left: await countIn(database, table, from), dropped: 0 };
};

/**
 * Adds the CPD years that the other account lacks, with what is recorded of them, because adjustments refer to their
 * year; a year without adjustments moves itself.
 */
const addYearsOfAdjustments = async (database: Database, from: string, into: string): Promise<void> => {
  const referred = await anyTables(database)
    .selectFrom("cpdAdjustments")
    .select("year")
    .where("customerId", "=", from)
    .execute();
  const years = new Set(referred.map(({ year }) => year));
  for (const row of await missingRows(database, { table: "cpdYears", key: ["year"] }, from, into))
    if (years.has(row["year"]))
      await anyTables(database)
        .insertInto("cpdYears")
        .values({ ...row, customerId: into })
        .execute();
};

/** Moves a person's rows to their other account; returns what moved, stayed and was dropped. LIFE-02 */
export const moveRows = async (database: Database, from: string, into: string): Promise<readonly MovedPart[]> => {
  await addYearsOfAdjustments(database, from, into);
  const submissions = await moveAll(database, "submissions", from, into);
  const parts: MovedPart[] = [{ words: "what they sent", moved: submissions, left: 0, dropped: 0 }];
  for (const [table, handling] of Object.entries(ownedTables))
    parts.push(await moveTable(database, table, handling, from, into));
  return parts.filter(({ moved, left, dropped }) => moved + left + dropped > 0);
};
