import { isHeld, type Column, type HeldColumn, type WithheldColumn } from "./columns.ts";
import type { Tables } from "./tables.ts";

/** The fate of the rows of a person's account when it is erased or merged into another. */
export interface PersonRows<Key extends string = string> {
  /** The rows in words for registrars. */
  readonly words: string;
  /** Why an organisation has to keep the rows; absent when they are removed. KEEP-02 */
  readonly keptBecause?: string;
  /**
   * All rows move to the other account, stay, or are dropped; with columns, those move that the other account does not
   * have by these columns. LIFE-02
   */
  readonly merger: "moved" | "left" | "dropped" | readonly Key[];
}

/** How rows without a person's ID belong to a person: they share a column with a table that has one. */
interface RowsByReference {
  readonly column: string;
  readonly of: string;
  /** Whether a row that refers to several people is left out. */
  readonly isSoleOwner?: boolean;
}

/** How rows appear in imports, exports and the history of changes. */
interface RecordOfRows<Key extends string = string> {
  /** The name of the record: "cpd-years". */
  readonly name: string;
  /** The columns that identify a record. */
  readonly key: readonly Key[];
}

/** A table as it is declared by its owner. */
export interface Table {
  readonly name: string;
  readonly columns: Readonly<Record<string, Column>>;
  readonly record?: RecordOfRows;
  /** What erasure and a merger do with its rows, or that its owner does it; absent for tables without a `customerId`. */
  readonly ofPerson?: PersonRows | "by its owner";
  readonly byReference?: RowsByReference;
}

/** A table with a record of its own. */
export type RecordTable = Table & { readonly record: RecordOfRows };

type Columns = Readonly<Record<string, Column>>;

type Definition<C extends Columns> = {
  readonly columns: C;
  readonly record?: RecordOfRows<keyof C & string>;
  readonly byReference?: RowsByReference;
} & ("customerId" extends keyof C
  ? { readonly ofPerson: PersonRows<Exclude<keyof C & string, "customerId">> | "by its owner" }
  : unknown);

/**
 * Declares a table: which columns belong to a person's data (others give a reason), and which an import may have. A
 * test compares all tables with the migrations. DATA-01
 */
export const defineTable = <Name extends keyof Tables, const C extends Columns, const D extends Definition<C>>(
  name: Name,
  definition: D & { readonly columns: C },
): D & { readonly name: Name } => ({ name, ...definition });

/** The type of the rows of a declared table. */
export type RowOf<T extends { readonly columns: Columns }> = {
  -readonly [C in keyof T["columns"]]: T["columns"][C] extends WithheldColumn<infer Value> | HeldColumn<infer Value>
    ? Value
    : never;
};

/** The columns of a table that a person receives. */
export const heldColumnsOf = ({ columns }: Pick<Table, "columns">): readonly (readonly [string, HeldColumn])[] =>
  Object.entries(columns).flatMap(([name, column]) => (isHeld(column) ? [[name, column] as const] : []));

/** All columns of a table, for queries: PostgreSQL cannot cache the plan of `select *` across migrations (postgres-dialect.ts). */
export const columnsOf = <C extends Columns>({ columns }: { readonly columns: C }): readonly (keyof C & string)[] =>
  Object.keys(columns);
