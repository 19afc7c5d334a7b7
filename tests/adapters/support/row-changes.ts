import { sql } from "kysely";

import type { Database } from "../../../adapters/institute/platform/storage/storage.ts";
import { tablesOf } from "./tables.ts";

type Row = Readonly<Record<string, unknown>>;

/** Every row of every table. */
export type Rows = ReadonlyMap<string, readonly Row[]>;

/** The key of a row of the tables whose rows are changed; rows of all others are only added and removed. */
const keys: Readonly<Record<string, readonly string[]>> = {
  customers: ["customerId"],
  keyResources: ["customerId", "key"],
  notifications: ["customerId", "code"],
  personalRecords: ["customerId", "kind"],
  cpdOverviews: ["customerId"],
  cpdAdjustments: ["customerId", "adjustmentId"],
  issuedDocuments: ["customerId", "code"],
};

/** Columns that follow from other rows or count changes. */
const derived = ["position", "version"];

/** Reads every row; not those by which tests note what they changed. */
export const rowsOf = async (database: Database): Promise<Rows> => {
  const rows = new Map<string, readonly Row[]>();
  for (const table of (await tablesOf(database)).filter((name) => name !== "touched"))
    rows.set(table, (await sql<Row>`select * from ${sql.table(table)}`.execute(database)).rows);
  return rows;
};

/** A value to compare; the order of keys in a stored document says nothing. */
const comparable = (value: unknown): string =>
  JSON.stringify(typeof value === "string" && value.startsWith("{") ? inOrder(JSON.parse(value)) : value);

const inOrder = (value: unknown): unknown =>
  typeof value === "object" && value !== null && !Array.isArray(value)
    ? Object.fromEntries(
        Object.entries(value)
          .map(([key, inner]) => [key, inOrder(inner)] as const)
          .toSorted(([one], [other]) => (one < other ? -1 : 1)),
      )
    : value;

const byKey = (table: string, rows: readonly Row[] = []): ReadonlyMap<string, Row> =>
  new Map(rows.map((row) => [JSON.stringify((keys[table] ?? Object.keys(row)).map((column) => row[column])), row]));

const named = (table: string, row: Row): string =>
  [table, row["customerId"], ...(keys[table] ?? []).slice(1).map((column) => row[column])].map(String).join(" ");

/**
 * What differs, as a sorted list without repetitions: "transactions 4100107 added", "customers 4100107: status,
 * suspensionCode".
 */
export const changesBetween = (before: Rows, after: Rows): readonly string[] => {
  const changes = new Set<string>();
  for (const table of new Set([...before.keys(), ...after.keys()])) {
    const [old, present] = [byKey(table, before.get(table)), byKey(table, after.get(table))];
    for (const [key, row] of old) {
      const now = present.get(key);
      const columns =
        now === undefined
          ? []
          : Object.keys(row).filter((column) => comparable(row[column]) !== comparable(now[column]));
      const changed = columns.filter((column) => !derived.includes(column));
      if (now === undefined) changes.add(`${named(table, row)} removed`);
      else if (changed.length > 0) changes.add(`${named(table, row)}: ${changed.toSorted().join(", ")}`);
    }
    for (const [key, row] of present) if (!old.has(key)) changes.add(`${named(table, row)} added`);
  }
  return [...changes].toSorted();
};
