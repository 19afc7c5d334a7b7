import { anyTables } from "../../platform/storage/any-tables.ts";
import type { PersonRows } from "../../platform/storage/define-table.ts";
import type { Database } from "../../platform/storage/storage.ts";
import { personTables } from "../tables.ts";

/** A kind of data that a merger moves, with numbers of rows. */
export interface MovedPart extends Pick<PersonRows, "words"> {
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

/** Moves the rows whose values in some columns the other account lacks; returns their number. */
const moveMissing = async (
  database: Database,
  { table, key }: { readonly table: string; readonly key: readonly string[] },
  from: string,
  into: string,
): Promise<number> => {
  const rowsOf = (customerId: string) =>
    anyTables(database)
      .selectFrom(table)
      .select(["customerId", ...key])
      .where("customerId", "=", customerId)
      .execute();
  const keyOf = (row: Readonly<Record<string, unknown>>) => JSON.stringify(key.map((column) => row[column]));
  const known = new Set((await rowsOf(into)).map(keyOf));
  const missing = (await rowsOf(from)).filter((row) => !known.has(keyOf(row)));
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
  { words, merger }: PersonRows,
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

/** Moves a person's rows to their other account; returns what moved, stayed and was dropped. LIFE-02 */
export const moveRows = async (database: Database, from: string, into: string): Promise<readonly MovedPart[]> => {
  const submissions = await moveAll(database, "submissions", from, into);
  const parts: MovedPart[] = [{ words: "what they sent", moved: submissions, left: 0, dropped: 0 }];
  for (const [table, rows] of personTables) parts.push(await moveTable(database, table, rows, from, into));
  return parts.toReversed().filter(({ moved, left, dropped }) => moved + left + dropped > 0);
};
