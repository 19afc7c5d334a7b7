import { stringify } from "csv-stringify/sync";

import { typedAmountOf } from "../../../domain/kernel/money.ts";

// A spreadsheet runs a cell with such a beginning as a formula. Leading apostrophes are escaped too, so the original
// text can be restored.
const formula = /^'*[=+\-@\t\r＝＋－＠]/;

/** Escapes a cell that a spreadsheet would run as a formula with an apostrophe. */
export const escapeFormula = (cell: string): string => (formula.test(cell) ? `'${cell}` : cell);

/** The text of a cell that was escaped. */
export const unescapeFormula = (cell: string): string =>
  cell.startsWith("'") && formula.test(cell.slice(1)) ? cell.slice(1) : cell;

export interface ListColumn<Row> {
  readonly name: string;
  readonly of: (row: Row) => string | number | undefined;
  /** "amount" for whole pence. */
  readonly kind?: "amount";
}

const decimalSignIn = (locale: string): string =>
  new Intl.NumberFormat(locale).formatToParts(0.5).find(({ type }) => type === "decimal")?.value ?? ".";

/** The value of a cell for other programs: amounts are decimal, such as "-260.00". */
export const listedValue = <Row>({ of, kind }: ListColumn<Row>, row: Row): string | number | undefined => {
  const value = of(row);
  if (kind !== "amount" || typeof value !== "number") return value;
  return `${value < 0 ? "-" : ""}${typedAmountOf(Math.abs(value))}`;
};

/** A list as CSV, so that long ones can be written in chunks. */
export interface Spreadsheet<Row> {
  /** The byte order mark and the names of the columns. */
  readonly heading: string;
  readonly lines: (rows: readonly Row[]) => string;
}

/**
 * Writes lists as CSV that a spreadsheet of the locale opens: with a byte order mark, semicolons where the decimal sign is a
 * comma, and amounts with that sign. CORR-01, DESK-09
 */
export const spreadsheetOf = <Row>(
  { locale }: { readonly locale: string },
  columns: readonly ListColumn<Row>[],
): Spreadsheet<Row> => {
  const decimalSign = decimalSignIn(locale);
  const csv = (cells: readonly (readonly string[])[]) =>
    stringify(cells as string[][], { delimiter: decimalSign === "," ? ";" : "," }).trimEnd();
  const cell = (column: ListColumn<Row>, row: Row): string => {
    const value = listedValue(column, row) ?? "";
    if (column.kind === "amount" || typeof value === "number") return String(value).replace(".", decimalSign);
    return escapeFormula(value);
  };
  return {
    heading: `\uFEFF${csv([columns.map(({ name }) => name)])}`,
    lines: (rows) => csv(rows.map((row) => columns.map((column) => cell(column, row)))),
  };
};
