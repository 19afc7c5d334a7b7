import "../areas/all-tables.ts";
import "../desk/desk-files.store.ts";
import "../desk/sent-forms.store.ts";
import "../platform/all-tables.ts";
import "../provider/all-tables.ts";
import type { MigratedTables } from "../platform/storage/migrated-tables.ts";
import type { Flag, Tables } from "../platform/storage/tables.ts";
import { type HeldColumn, heldColumns, type OmittedColumn } from "../texts/held-columns.ts";

/** What each kind of a held column is stored as. */
type KindOf<Value> = [Value] extends [Flag]
  ? "yes or no"
  : [Value] extends [number]
    ? "number" | "instant" | "amount"
    : "text" | "code" | "day" | "json" | "message" | "author";

type ColumnOf<Value> = OmittedColumn | HeldColumn<KindOf<NonNullable<Value>>, null extends Value ? true : false>;
type Described = {
  readonly [Table in keyof Tables]: { readonly [Column in keyof Tables[Table]]: ColumnOf<Tables[Table][Column]> };
};

type Migrated = {
  [Table in keyof Tables]: Table extends keyof MigratedTables
    ? { [Column in keyof Tables[Table]]: Column extends MigratedTables[Table] ? unknown : never }
    : never;
};
type Complete<_All extends Migrated> = true;

/** Tables that exist, but that this file does not see: import the file that declares them. */
type Unseen = Exclude<keyof MigratedTables, keyof Tables>;
type None<_Tables extends never> = true;

/**
 * Only here are the tables of all areas known. An error that names a column asks for a migration, or for an entry in
 * texts/held-columns.ts.
 */
export const completeTables = {
  described: heldColumns satisfies Described,
  migrated: true satisfies Complete<Tables>,
  seen: true satisfies None<Unseen>,
};
