import * as z from "zod";

import type { CalendarDate, DayRule } from "../../../../domain/kernel/calendar-date.ts";
import { amountOf, typedAmountOf, type Pence } from "../../../../domain/kernel/money.ts";
import type { OrganisationRules } from "../../../../domain/rules/organisation-rules.ts";
import type { Operator } from "../../platform/operator.ts";
import { anyTables } from "../../platform/storage/any-tables.ts";
import { chunked } from "../../platform/storage/chunked.ts";
import type { RecordTable } from "../../platform/storage/define-table.ts";
import { lockedInTransaction } from "../../platform/storage/locked.ts";
import type { Database } from "../../platform/storage/storage.ts";
import { flag } from "../../platform/storage/tables.ts";
import { columnsOf, type CellKind, type FlatLine, type Line } from "./columns.ts";

/** A problem of a line: its CSV column and the reason. */
export interface RecordProblem {
  readonly column: string;
  readonly reason: string;
}

/** A line to store, with the stored one if any. */
export interface Change {
  readonly line: Line;
  readonly before: Line | undefined;
}

/** Whether an export writes the versions of records; those that are never changed need none. CORR-04 */
export const isVersioned = ({ isAppendOnly = false }: Pick<RecordFile, "isAppendOnly">): boolean => !isAppendOnly;

/** Author and time of stored records. */
export type RecordedBy = Pick<Operator, "by" | "now" | "today" | "rules">;

/** One kind of record for import and export: one file with a line per record. */
export interface RecordFile {
  /** The file's name without extension: "people" of people.csv. */
  readonly name: string;
  readonly about: string;
  readonly schema: z.ZodType<Line>;
  /** Ignored columns of earlier releases; their values are derived now. */
  readonly ignored?: readonly string[];
  /** The fields that identify a record. */
  readonly key: readonly string[];
  /** Adds a derived identifier to a line without one, as in files of other tools; equal lines get equal ones. */
  readonly identified?: (columns: FlatLine) => FlatLine;
  /** A column whose values have to be unique, and the stored values with the keys of their records. */
  readonly unique?: {
    readonly column: string;
    readonly holders: (database: Database) => Promise<readonly (readonly [key: string, value: string])[]>;
  };
  /** Files with the records that a line refers to, by the referring fields. */
  readonly belongsTo?: { readonly files: readonly string[]; readonly fields: readonly string[] };
  /** Whether records are append-only: an import adds and never changes. */
  readonly isAppendOnly?: boolean;
  /** Reasons against changing a stored record into the line; empty when it may change. */
  readonly whyNotChanged?: (before: Line, line: Line) => readonly RecordProblem[];
  /** Default fields of a new record. */
  readonly fillIn?: (line: Line, at: { readonly number: number; readonly today: CalendarDate }) => Line;
  /** Domain rules that a well-formed line violates. */
  readonly problems?: (line: Line, rules: OrganisationRules) => readonly RecordProblem[];
  /** The stored form of a line without problems, as the portal's forms store it. */
  readonly normalised?: (line: Line) => Line;
  readonly all: (database: Database) => Promise<readonly Line[]>;
  /** The records whose first field of the key is among these. */
  readonly some: (database: Database, first: readonly unknown[]) => Promise<readonly Line[]>;
  /**
   * As `some`, locked until the transaction ends. People are locked before their records, in one order everywhere, so
   * that there is no deadlock. Absent for records that never change.
   */
  readonly someLocked?: (database: Database, first: readonly unknown[]) => Promise<readonly Line[]>;
  /** Records since the start of the organisation's day; absent when records have no time. */
  readonly since?: (database: Database, from: CalendarDate, rules: DayRule) => Promise<readonly Line[]>;
  readonly put: (database: Database, changes: readonly Change[], by: RecordedBy) => Promise<void>;
  /** Absent for records that are never removed. */
  readonly remove?: (database: Database, lines: readonly Line[], by: RecordedBy) => Promise<void>;
  /**
   * The records among some, by their keys, that others belong to, which are not removed too, with these in words; they
   * cannot be removed.
   */
  readonly dependants?: (
    database: Database,
    lines: readonly Line[],
    removed?: RemovedKeys,
  ) => Promise<ReadonlyMap<string, readonly string[]>>;
  /** The line that replaces a record which a synchronising import leaves out. */
  readonly whenMissing?: (line: Line) => Line;
}

/** Keys of the records that a synchronising import removes, by kind. */
export type RemovedKeys = ReadonlyMap<string, ReadonlySet<string>>;

type Row = Readonly<Record<string, unknown>>;

/**
 * Converts between lines and rows with the same fields: missing fields are null, booleans are 1 and 0, lists are JSON.
 */
const byColumns = (
  schema: RecordFile["schema"],
): { readonly toRow: (line: Line) => Row; readonly fromRow: (row: Row) => Line } => {
  const columns = [...columnsOf(schema)];
  const stored = (value: unknown): unknown => {
    if (typeof value === "boolean") return flag(value);
    return Array.isArray(value) ? JSON.stringify(value) : (value ?? null);
  };
  const read = (value: unknown, kind: CellKind): unknown => {
    if (value === null || kind === "text" || kind === "number") return value;
    return kind === "yes or no" ? value === 1 : (JSON.parse(value as string) as unknown);
  };
  return {
    toRow: (line) => Object.fromEntries(columns.map(([name]) => [name, stored(line[name])])),
    fromRow: (row) => withoutNulls(Object.fromEntries(columns.map(([name, kind]) => [name, read(row[name], kind)]))),
  };
};

/**
 * Groups changes by the columns that differ from what is stored, which alone are written; new records come first, without
 * columns. CORR-04
 */
const byChangedColumns = (
  changes: readonly Change[],
  rowOf: (line: Line) => Row,
): Iterable<readonly [columns: readonly string[] | undefined, changes: readonly Change[]]> => {
  const added = changes.filter(({ before }) => before === undefined);
  const groups = new Map<string, Change[]>();
  for (const change of changes) {
    if (!change.before) continue;
    const [old, present] = [rowOf(change.before), rowOf(change.line)];
    const columns = Object.keys(present).filter((column) => present[column] !== old[column]);
    if (columns.length === 0) continue;
    const name = columns.join(" ");
    const group = groups.get(name);
    if (group) group.push(change);
    else groups.set(name, [change]);
  }
  return [[undefined, added], ...[...groups].map(([name, alike]) => [name.split(" "), alike] as const)];
};

/** The columns of a table that an import may bring: those that identify a record first, then `inOrder`. */
const lineOf = ({ columns, record }: RecordTable, inOrder: readonly string[]): RecordFile["schema"] => {
  const rules = Object.entries(columns).flatMap(([name, { rule, ...column }]) =>
    rule ? [[name, "isOptional" in column && column.isOptional ? z.optional(rule) : rule] as const] : [],
  );
  const found = Object.fromEntries(rules);
  const names = new Set([...record.key, ...inOrder, ...Object.keys(found)]);
  return z.object(Object.fromEntries([...names].flatMap((name) => (found[name] ? [[name, found[name]]] : []))));
};

/** Options for the records of a table's rows. */
interface TableRecords extends Omit<
  RecordFile,
  "name" | "schema" | "key" | "all" | "some" | "since" | "put" | "remove"
> {
  readonly table: RecordTable;
  /** Columns that stand first in files, in an order that is not the table's. */
  readonly inOrder?: readonly string[];
  /** Adds columns that the line does not have. */
  readonly toRow?: (row: Row, line: Line) => Row;
  readonly fromRow?: (line: Line) => Line;
  /** Additional columns of a new row. */
  readonly onlyNew?: (by: RecordedBy) => Readonly<Record<string, unknown>>;
  readonly isKept?: boolean;
}

/** Records that are stored in one table, one row each. */
export const tableRecords = ({
  table,
  onlyNew,
  isKept = false,
  toRow = (row) => row,
  fromRow = (line) => line,
  inOrder = [],
  ...options
}: TableRecords): RecordFile => {
  const { name: stored, record } = table;
  const file = { ...options, ...record, schema: lineOf(table, inOrder) };
  const columns = byColumns(file.schema);
  const rowOf = (line: Line): Row => toRow(columns.toRow(line), line);
  const linesOf = (rows: readonly Row[]): readonly Line[] => rows.map((row) => fromRow(columns.fromRow(row)));
  const [first = "customerId"] = file.key;
  const among = (database: Database, keys: readonly unknown[]) =>
    anyTables(database).selectFrom(stored).selectAll().where(first, "in", keys).orderBy(first);
  return {
    ...file,
    all: async (database) => {
      let query = anyTables(database).selectFrom(stored).selectAll();
      for (const column of new Set(["customerId", ...file.key])) query = query.orderBy(column);
      return linesOf(await query.execute());
    },
    some: async (database, keys) => linesOf(await among(database, keys).execute()),
    someLocked: async (database, keys) => linesOf(await lockedInTransaction(database, among(database, keys)).execute()),
    put: async (database, changes, by) => {
      for (const [names, alike] of byChangedColumns(changes, rowOf))
        for (const batch of chunked(alike)) {
          const insert = anyTables(database)
            .insertInto(stored)
            .values(batch.map(({ line }) => ({ ...rowOf(line), ...onlyNew?.(by) })));
          await (
            names === undefined
              ? insert
              : insert.onConflict((conflict) =>
                  conflict
                    .columns(file.key)
                    .doUpdateSet((set) =>
                      Object.fromEntries(names.map((column) => [column, set.ref(`excluded.${column}`)])),
                    ),
                )
          ).execute();
        }
    },
    ...(isKept
      ? {}
      : {
          remove: async (database, lines) => {
            for (const line of lines) {
              let query = anyTables(database).deleteFrom(stored);
              for (const field of file.key) query = query.where(field, "=", line[field]);
              await query.execute();
            }
          },
        }),
  };
};

/** The amount of a validated line. */
const checkedAmount = (line: Line, field: string): Pence => {
  const found = amountOf(String(line[field]));
  if (found === undefined) throw new RangeError(`${field} is no amount`);
  return found;
};

/** Converts a line's amount to a row's pence and back. */
export const withAmount = (field: string) =>
  ({
    toRow: (row: Row, line: Line): Row => ({ ...row, [field]: checkedAmount(line, field) }),
    fromRow: (line: Line): Line => ({ ...line, [field]: typedAmountOf(Number(line[field])) }),
  }) as const;

/** Removes null fields. */
const withoutNulls = (row: Readonly<Record<string, unknown>>): Line =>
  Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null && value !== undefined));

/** How a file of records is read. */
export const readOptionsOf = (records: RecordFile) => ({ ...records, isVersioned: isVersioned(records) });
