import { typedAmountOf, type Pence } from "../../../../domain/kernel/money.ts";
import { instantOf } from "./column-rules.ts";
import type { ColumnKind } from "./columns.ts";
import { heldColumnsOf, type Table } from "./define-table.ts";

const signedAmountOf = (pence: Pence): string => `${pence < 0 ? "-" : ""}${typedAmountOf(Math.abs(pence))}`;

const asStored = (stored: unknown): unknown => stored;

/** Converts stored values of each kind: yes or no, an amount with decimals, an instant in UTC. */
export const heldValues: Readonly<Record<ColumnKind, (stored: unknown) => unknown>> = {
  text: asStored,
  code: asStored,
  day: asStored,
  message: asStored,
  author: asStored,
  number: Number,
  instant: (stored) => instantOf(Number(stored)),
  amount: (stored) => signedAmountOf(Number(stored)),
  "yes or no": (stored) => stored === 1,
  json: (stored) => JSON.parse(String(stored)) as unknown,
};

/** A stored row as the values that are held for the person, without their ID. */
export const heldRecord = (
  table: Pick<Table, "columns">,
  row: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    heldColumnsOf(table).flatMap(([name, { kind }]) => {
      const stored = row[name];
      return stored === null || stored === undefined || name === "customerId" ? [] : [[name, heldValues[kind](stored)]];
    }),
  );
