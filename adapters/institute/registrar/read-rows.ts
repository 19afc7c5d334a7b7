import { basename } from "node:path";

import type * as z from "zod";

import { nestColumns, type Line } from "../areas/records/columns.ts";
import { faultsOf, refuseFaults, type Fault } from "../areas/records/faults.ts";
import { readRecords } from "../areas/records/read-file.ts";
import { readTextFile } from "./read-text-file.ts";

/** A row of a command's input file, with its line number. */
export interface NumberedRow<Row> {
  readonly number: number;
  readonly row: Row;
}

/** The rows of a file, and the function by which the command rejects lines. */
export interface ReadRows<Row> {
  readonly rows: readonly NumberedRow<Row>[];
  /** Ends the command with the faults of lines; does nothing without faults. */
  readonly refuse: (faults: readonly Omit<Fault, "file">[]) => void;
}

/** Reads a command's CSV or NDJSON file. Rejects the whole file if any line is invalid, by line and column. CASH-01 */
export const readRows = <Row extends Line>(path: string, schema: z.ZodType<Row>): ReadRows<Row> => {
  const file = basename(path);
  const name = file.endsWith(".ndjson") ? file : `${file.replace(/\.csv$/, "")}.csv`;
  const { lines, faults } = readRecords(name, readTextFile(path), { schema });
  const wrong: Fault[] = [...faults];
  const rows = [...lines()].flatMap(({ number, columns }): readonly NumberedRow<Row>[] => {
    const whole = nestColumns(columns);
    const { success, data, error } = schema.safeParse(whole);
    if (success) return [{ number, row: data }];
    wrong.push(...faultsOf(error, whole, file, number));
    return [];
  });
  if (wrong.length > 0) refuseFaults(wrong);
  return {
    rows,
    refuse: (found) => {
      if (found.length > 0) refuseFaults(found.map((fault) => ({ file, ...fault })));
    },
  };
};
