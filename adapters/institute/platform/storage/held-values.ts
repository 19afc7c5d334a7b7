import { typedAmountOf, type Pence } from "../../../../domain/kernel/money.ts";
import { heldColumns, type ColumnKind, type HeldColumn, type OmittedColumn } from "../../texts/held-columns.ts";

const signedAmountOf = (pence: Pence): string => `${pence < 0 ? "-" : ""}${typedAmountOf(Math.abs(pence))}`;

const asStored = (stored: unknown): unknown => stored;

/** What stored values of each kind mean: yes or no, an amount with decimals, an instant in UTC. */
export const heldValues: Readonly<Record<ColumnKind, (stored: unknown) => unknown>> = {
  text: asStored,
  code: asStored,
  day: asStored,
  message: asStored,
  author: asStored,
  number: Number,
  instant: (stored) => new Date(Number(stored)).toISOString(),
  amount: (stored) => signedAmountOf(Number(stored)),
  "yes or no": (stored) => stored === 1,
  json: (stored) => JSON.parse(String(stored)) as unknown,
};

/** The columns of a table that are held for the person, with their kinds; secrets are not among them. */
export const heldColumnsOf = (table: keyof typeof heldColumns): readonly (readonly [string, ColumnKind])[] =>
  Object.entries<OmittedColumn | HeldColumn>(heldColumns[table]).flatMap(([name, column]) =>
    "kind" in column ? [[name, column.kind] as const] : [],
  );

/** A stored row as the values that are held for the person, without their ID. */
export const heldRecord = (
  table: keyof typeof heldColumns,
  row: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    heldColumnsOf(table).flatMap(([name, kind]) => {
      const stored = row[name];
      return stored === null || stored === undefined || name === "customerId" ? [] : [[name, heldValues[kind](stored)]];
    }),
  );
