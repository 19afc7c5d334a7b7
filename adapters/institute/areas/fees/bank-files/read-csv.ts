import { parse } from "csv-parse/sync";

import { readAmounts } from "../../../../../domain/institute/fees/bank-amounts.ts";
import {
  bankTableOf,
  headingKey,
  type BankColumns,
  type BankRole,
  type BankTable,
} from "../../../../../domain/institute/fees/bank-columns.ts";
import { dayOrderOf, readDay, type DayOrder } from "../../../../../domain/institute/fees/bank-days.ts";
import type { BankEntry, BankFault } from "../../../../../domain/institute/fees/bank-entries.ts";
import { unknownTableIn, type UnknownTable } from "../../../../../domain/institute/fees/unknown-table.ts";
import { calendarDate, type CalendarDate } from "../../../../../domain/kernel/calendar-date.ts";
import type { Pence } from "../../../../../domain/kernel/money.ts";
import { oneLine, type BankFileReading, type BankReadOptions, type ForeignCredit } from "./bank-file.ts";

interface Row {
  readonly line: number;
  readonly cells: readonly string[];
}

interface Parsed {
  readonly record: readonly string[];
  readonly info: { readonly lines: number };
}

const rowsOf = (text: string, delimiter: string): readonly Row[] =>
  (
    parse(text, {
      bom: true,
      delimiter,
      info: true,
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
    }) as unknown as readonly Parsed[]
  ).map(({ record, info }) => ({ line: info.lines, cells: record.map((cell) => cell.trim()) }));

interface Table extends BankTable {
  readonly rows: readonly Row[];
}

const width = ({ rows, index }: Table): number => rows[index]?.cells.length ?? 0;

const noTable = "is neither a table nor CAMT.053 nor MT940: export it as one of these";

const delimiters = [",", ";", "\t"];

/** The table whose columns staff may name, by the separator that gives its heading the most. */
const unknownTableOf = (text: string): UnknownTable | undefined => {
  const tables = delimiters.flatMap((delimiter) => {
    try {
      return unknownTableIn(rowsOf(text, delimiter).map(({ cells }) => cells)) ?? [];
    } catch {
      return [];
    }
  });
  return tables.toSorted((one, other) => other.heading.length - one.heading.length)[0];
};

/** The table by the separator that gives its heading the most columns. */
const tableOf = (text: string, { columns, kept }: BankReadOptions): Table | BankFault => {
  const faults: BankFault[] = [];
  const tables: Table[] = [];
  let widest = 0;
  for (const delimiter of delimiters) {
    try {
      const rows = rowsOf(text, delimiter);
      const cells = rows.map((row) => row.cells);
      widest = Math.max(widest, ...cells.map(({ length }) => length));
      const table = bankTableOf(cells, columns, (heading) => kept(heading)?.columns);
      if ("columns" in table) tables.push({ ...table, rows });
      else faults.push({ line: rows[table.index]?.line ?? 1, reason: table.reason });
    } catch (error) {
      const { lines: line = 1, message } = error as { lines?: number; message: string };
      faults.push({ line, reason: `cannot be divided into columns: ${message}` });
    }
  }
  if (tables.length === 0 && columns === undefined && widest < 2) return { line: 1, reason: noTable };
  const [table] = tables.toSorted((one, other) => width(other) - width(one));
  const [fault = { line: 1, reason: "is empty" }] = faults;
  return table ?? fault;
};

/** A row of the table with the texts of its columns. */
interface TableRow {
  readonly line: number;
  readonly text: (role: BankRole) => string;
}

/** The rows of a table, and what is wrong with them. */
interface Reading {
  readonly rows: readonly TableRow[];
  readonly columns: BankColumns;
  readonly options: BankReadOptions;
  readonly order: DayOrder | undefined;
  readonly fault: (row: TableRow, role: BankRole, reason: string) => void;
}

const sides: Readonly<Record<string, 1 | -1>> = {
  ...Object.fromEntries(["c", "cr", "crdt", "credit", "h", "haben", "bij", "avere", "+"].map((word) => [word, 1])),
  ...Object.fromEntries(["d", "dr", "dbit", "debit", "s", "soll", "af", "dare", "-"].map((word) => [word, -1])),
};

/** The amount of a cell with the sign of its column, or of the column that says debit or credit. */
const signed = (amount: Pence, role: BankRole, side: string): Pence | undefined => {
  if (role === "debit") return -Math.abs(amount);
  if (side === "") return amount;
  const sign = sides[side.toLowerCase()];
  return sign && sign * Math.abs(amount);
};

/** The signed amount of each row. Rows without any are left out. */
const amountsOf = ({ rows, columns, options, fault }: Reading): ReadonlyMap<TableRow, Pence> => {
  const roles: readonly BankRole[] = columns.credit ? ["debit", "credit"] : ["amount"];
  const written = rows.flatMap((row) =>
    roles.flatMap((role) => (row.text(role) === "" ? [] : [{ row, role, text: row.text(role) }])),
  );
  const read = readAmounts(
    written.map(({ text }) => text),
    options.style,
  );
  const amounts = new Map<TableRow, Pence>();
  for (const [index, { row, role, text }] of written.entries()) {
    const amount = read[index];
    const before = amounts.get(row) ?? 0;
    if (typeof amount !== "number") fault(row, role, `“${text}” ${amount ?? ""}`);
    else if (amount !== 0 && before !== 0) fault(row, role, "is a debit and a credit");
    else {
      const own = signed(amount, role, row.text("side"));
      if (own === undefined) fault(row, "side", `“${row.text("side")}” is neither debit nor credit`);
      else amounts.set(row, before + own);
    }
  }
  return amounts;
};

/** The day of each row. */
const daysOf = ({ rows, order, options, fault }: Reading): ReadonlyMap<TableRow, CalendarDate> => {
  const days = new Map<TableRow, CalendarDate>();
  for (const row of rows) {
    const [date, value] = [row.text("date"), row.text("value")];
    const valueDate = value === "" ? undefined : calendarDate(readDay(value, order, undefined));
    const read = date === "" ? (valueDate ?? options.date ?? "") : readDay(date, order, valueDate);
    const day = calendarDate(read);
    if (day !== undefined) days.set(row, day);
    else
      fault(
        row,
        "date",
        date === ""
          ? "has no date: give one for the whole file, on the command line with --date 2026-03-04"
          : `“${date}” ${read}`,
      );
  }
  return days;
};

/** In some languages one word names the value date, in others the currency. */
const withCurrency = (columns: BankColumns, texts: readonly string[]): BankColumns => {
  const { value, ...others } = columns;
  const isCurrency = value !== undefined && texts.length > 0 && texts.every((text) => /^[A-Z]{3}$/.test(text));
  return isCurrency ? { ...others, currency: columns.currency ?? value } : columns;
};

/** The currency of each row that has another one than the organisation; what is no currency is a fault. */
const foreignCurrencies = ({ rows, options, fault }: Reading): ReadonlyMap<TableRow, string> =>
  new Map(
    rows.flatMap((row) => {
      const currency = row.text("currency").toUpperCase();
      if (currency === "" || currency === options.style.currency) return [];
      if (!/^[A-Z]{3}$/.test(currency)) fault(row, "currency", `“${row.text("currency")}” is no currency, such as GBP`);
      return [[row, currency] as const];
    }),
  );

/** The credits in another currency. Each is read alone, because currencies are written differently. */
const foreignCredits = (reading: Reading, currencies: ReadonlyMap<TableRow, string>): readonly ForeignCredit[] =>
  [...currencies].flatMap(([row, currency]) => {
    const amount = amountsOf({ ...reading, rows: [row], fault: () => undefined }).get(row) ?? 0;
    return amount < 0 ? [] : [{ line: row.line, currency }];
  });

/** Rows after the table have words where a day is expected, such as "Closing balance". */
const isOutside = (date: string): boolean => date !== "" && !/\d/.test(date);

/** What several columns of a heading may hold together; of other columns with one meaning the first counts. */
const joinedRoles: readonly BankRole[] = ["reference", "name"];

const textsIn = (heading: readonly string[], cells: readonly string[], columns: BankColumns) => {
  return (role: BankRole): string => {
    const names = columns[role] ?? [];
    return (joinedRoles.includes(role) ? names : names.slice(0, 1))
      .map((name) => cells[heading.indexOf(name)] ?? "")
      .filter((cell) => cell !== "")
      .join(" ");
  };
};

/** Faults of a row with more cells than the heading: a separator within a text, or within an amount. */
const overlong = (rows: readonly Row[], columnCount: number): readonly BankFault[] =>
  rows
    .filter(({ cells }) => cells.slice(columnCount).some((cell) => cell !== ""))
    .map(({ line, cells }) => ({
      line,
      reason: `has ${cells.length} columns, and the heading ${columnCount}: put texts and amounts that hold the separator in quotes`,
    }));

/** Whether no column is known to hold days, and one that is not known may. */
const isDayUnknown = (heading: readonly string[], below: readonly Row[], columns: BankColumns): boolean => {
  if (columns.date ?? columns.value) return false;
  const known = new Set(Object.values(columns).flat());
  const isDay = (cell = ""): boolean => /^\d{1,4}[./-]\d{1,2}[./-]\d{2,4}$/.test(cell);
  return heading.some((name, at) => !known.has(name) && below.every(({ cells }) => isDay(cells[at])));
};

/** Reads a bank's table in CSV, whatever its separators, headings, amounts and days. BANK-01 */
export const readCsv = (text: string, options: BankReadOptions): BankFileReading => {
  const table = tableOf(text, options);
  if (!("rows" in table)) return { faults: [table], unknown: options.columns ? undefined : unknownTableOf(text) };
  const heading = table.rows[table.index]?.cells ?? [];
  const below = table.rows.slice(table.index + 1).filter(({ cells }) => cells.some((cell) => cell !== ""));
  const faults: BankFault[] = [...overlong(below, heading.length)];
  const textOf = (cells: readonly string[], columns: BankColumns, role: BankRole) =>
    textsIn(heading, cells, columns)(role);
  const columns = withCurrency(
    table.columns,
    below.map(({ cells }) => textOf(cells, table.columns, "value")),
  );
  const end = below.findLastIndex(({ cells }) => !isOutside(textOf(cells, columns, "date"))) + 1;
  const rows = below.slice(0, end).map(({ line, cells }) => ({ line, text: textsIn(heading, cells, columns) }));
  const key = headingKey(heading);
  const order = dayOrderOf(
    rows.flatMap((row) => [row.text("date"), row.text("value")]),
    options.style.locale,
    // Staff who name the columns anew say that earlier files were read wrongly.
    options.columns ? undefined : options.kept(key)?.order,
  );
  const fault = ({ line }: TableRow, role: BankRole, reason: string): void => {
    faults.push({ line, column: columns[role]?.join(", "), reason });
  };
  const reading: Reading = { rows, columns, order, options, fault };
  const currencies = foreignCurrencies(reading);
  const own = rows.filter((row) => !currencies.has(row));
  const amounts = amountsOf({ ...reading, rows: own });
  const foreign = foreignCredits(reading, currencies);
  const isCredit = (row: TableRow): boolean => (amounts.get(row) ?? -1) >= 0;
  const days = daysOf({ ...reading, rows: own.filter(isCredit) });
  const entries: BankEntry[] = [];
  for (const [row, amount] of amounts) {
    if (amount < 0) continue;
    if (amount === 0) fault(row, columns.credit ? "credit" : "amount", "is 0.00: leave the line out");
    const date = days.get(row);
    if (date === undefined) continue;
    entries.push({
      line: row.line,
      date,
      amount,
      words: oneLine(row.text("reference")),
      payer: oneLine(row.text("name")),
      entryReference: row.text("entry") || undefined,
      isReturned: false,
    });
  }
  if (faults.length > 0) {
    const mayBeNamed = !options.columns && !options.date && isDayUnknown(heading, below, columns);
    return {
      faults: faults.toSorted((one, other) => one.line - other.line),
      unknown: mayBeNamed ? unknownTableOf(text) : undefined,
    };
  }
  const debits = [...amounts.values()].filter((amount) => amount < 0).length + currencies.size - foreign.length;
  return {
    format: "CSV",
    entries,
    debits,
    foreign,
    returned: 0,
    outside: below.length - end,
    table: { heading: key, columns, order },
  };
};
