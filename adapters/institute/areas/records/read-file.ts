import { parse } from "csv-parse/sync";

import { valuesByPath } from "../../../../domain/institute/kernel/change-set.ts";
import { columnsOf, isTooDeep, readCell, versionColumn, type Columns, type FlatLine } from "./columns.ts";
import { didYouMean } from "./did-you-mean.ts";
import type { Fault } from "./faults.ts";
import type { RecordFile } from "./record-file.ts";

/** A line with only the columns that the file has; null clears the stored value. */
export interface ImportLine {
  readonly number: number;
  readonly columns: FlatLine;
  /** Version of the record when it was exported, if the file has it. CORR-04 */
  readonly version?: string | undefined;
}

/** How many lines a file has, and what is wrong with its form. */
export interface CheckedFile {
  readonly count: number;
  readonly faults: readonly Fault[];
}

/** The lines of a file, each read when it is asked for, and syntax faults. */
export interface ReadFile extends CheckedFile {
  readonly lines: () => Iterable<ImportLine>;
}

const unknownColumn = (column: string, columns: Columns): string =>
  `There is no such column.${didYouMean(column, [...columns.keys()])}`;

interface Row {
  readonly record: readonly string[];
  readonly info: { readonly lines: number };
}

/**
 * The separators of columns: a comma, or those of spreadsheets in other locales. Names of columns contain none of them.
 */
const delimiterOf = (text: string): string => {
  const [head = ""] = text.split(/\r?\n/, 1);
  return [",", ";", "\t"].find((sign) => head.includes(sign)) ?? ",";
};

const linesInPiece = 1_000;

/** Pieces of whole lines of a CSV text, with the number of lines before each; a quoted field may hold line breaks. */
function* chunksOf(text: string): Generator<{ readonly chunk: string; readonly linesBefore: number }> {
  let [from, linesBefore, lines, isQuoted] = [0, 0, 0, false];
  for (let at = 0; at < text.length; at += 1) {
    const sign = text.charCodeAt(at);
    if (sign === quote) isQuoted = !isQuoted;
    if (sign !== lineFeed) continue;
    lines += 1;
    if (isQuoted || lines - linesBefore < linesInPiece) continue;
    yield { chunk: text.slice(from, at + 1), linesBefore };
    [from, linesBefore] = [at + 1, lines];
  }
  yield { chunk: text.slice(from), linesBefore };
}

const quote = '"'.charCodeAt(0);
const lineFeed = "\n".charCodeAt(0);

/** An error of CSV syntax, with its line. */
class CsvError extends Error {
  readonly line: number;

  constructor(line: number, reason: string) {
    super(reason);
    this.line = line;
  }
}

const parseChunk = (chunk: string, linesBefore: number, delimiter: string): readonly Row[] => {
  try {
    return parse(chunk, {
      bom: true,
      delimiter,
      info: true,
      skip_empty_lines: true,
      relax_column_count: true,
    }) as unknown as readonly Row[];
  } catch (error) {
    const { lines = 1, message } = error as { lines?: number; message: string };
    // Its line is that in the chunk.
    throw new CsvError(linesBefore + lines, message.replace(/ (?:at|on) line \d+/, ""));
  }
};

/** The rows of a CSV text with their line numbers, in chunks, so that the whole table is never in memory. */
function* rowsOf(text: string): Generator<{ readonly record: readonly string[]; readonly number: number }> {
  const delimiter = delimiterOf(text);
  for (const { chunk, linesBefore } of chunksOf(text)) {
    for (const { record, info } of parseChunk(chunk, linesBefore, delimiter))
      yield { record, number: linesBefore + info.lines };
  }
}

/** The names of the columns of a CSV text. */
const namesIn = (text: string): readonly string[] => {
  for (const { record } of rowsOf(text)) return record.map((name) => name.trim());
  return [];
};

/** The most columns of a CSV text: many times those of any record. */
const mostColumns = 500;

/** Counts the lines of a CSV text, and finds what is wrong with its form. */
const checkCsv = (file: string, text: string, columns: Columns): CheckedFile => {
  const faults: Fault[] = [];
  let names: readonly string[] | undefined;
  let count = 0;
  try {
    for (const { record, number } of rowsOf(text)) {
      if (!names) {
        if (record.length > mostColumns)
          return { count: 0, faults: [{ file, line: number, reason: `has more than ${mostColumns} columns` }] };
        names = record.map((name) => name.trim());
        continue;
      }
      count += 1;
      if (record.length !== names.length)
        faults.push({ file, line: number, reason: `has ${record.length} columns, and the first line ${names.length}` });
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    return { count: 0, faults: [{ file, line: error.line, reason: error.message }] };
  }
  const unknown = (names ?? []).filter((name) => !columns.has(name));
  const inHead = unknown.map((name) => ({ file, line: 1, column: name, reason: unknownColumn(name, columns) }));
  return { count, faults: [...inHead, ...faults] };
};

const linesOfCsv = function* (text: string, columns: Columns): Generator<ImportLine> {
  const names = namesIn(text);
  let isHead = true;
  for (const { record, number } of rowsOf(text)) {
    if (!isHead)
      yield {
        number,
        columns: new Map(
          names.map((name, index) => [name, readCell((record[index] ?? "").trim(), columns.get(name) ?? "text")]),
        ),
      };
    isHead = false;
  }
};

const readJsonLine = (file: string, text: string, number: number, columns: Columns): ImportLine | Fault => {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { file, line: number, reason: "is not JSON" };
  }
  if (typeof value !== "object" || value === null || Array.isArray(value))
    return { file, line: number, reason: "has to be an object" };
  if (isTooDeep(value)) return { file, line: number, reason: "is nested too deeply to be a record" };
  const found = valuesByPath(value);
  const unknown = [...found.keys()].find((column) => !columns.has(column));
  if (unknown !== undefined) return { file, line: number, column: unknown, reason: unknownColumn(unknown, columns) };
  return { number, columns: found };
};

const readNdjson = function* (file: string, text: string, columns: Columns): Generator<ImportLine | Fault> {
  for (const [index, line] of text.split(/\r?\n/).entries())
    if (line.trim() !== "") yield readJsonLine(file, line, index + 1, columns);
};

/** Counts the lines of NDJSON, and finds what is wrong with their form. */
const checkNdjson = (file: string, text: string, columns: Columns): CheckedFile => {
  const faults: Fault[] = [];
  const unknown = new Set<string>();
  let count = 0;
  for (const given of readNdjson(file, text, columns)) {
    count += 1;
    if (!("reason" in given)) continue;
    // A field that each line has is named once.
    if (given.column !== undefined && unknown.has(given.column)) continue;
    if (given.column !== undefined) unknown.add(given.column);
    faults.push(given);
  }
  return { count, faults };
};

const linesOfNdjson = function* (file: string, text: string, columns: Columns): Generator<ImportLine> {
  for (const given of readNdjson(file, text, columns)) if ("columns" in given) yield given;
};

/** The line without columns that an import does not store, and with the version that it was exported with. */
const importLine = ({ number, columns }: ImportLine, notStored: readonly string[]): ImportLine => {
  if (!notStored.some((name) => columns.has(name))) return { number, columns };
  const version = columns.get(versionColumn);
  return {
    number,
    columns: new Map([...columns].filter(([name]) => !notStored.includes(name))),
    version: typeof version === "string" ? version : undefined,
  };
};

type ReadOptions = Pick<RecordFile, "schema" | "ignored" | "identified"> & { readonly isVersioned?: boolean };

const notStoredOf = ({ ignored = [], isVersioned = false }: ReadOptions): readonly string[] => [
  ...ignored,
  ...(isVersioned ? [versionColumn] : []),
];

const knownColumns = (options: ReadOptions): Columns =>
  new Map([...columnsOf(options.schema), ...notStoredOf(options).map((name) => [name, "text"] as const)]);

const isCsv = (file: string): boolean => file.endsWith(".csv");

/**
 * Counts the lines of a record file, and finds what is wrong with its form. Rejects an empty file, such as a failed
 * export, because synchronising with it would remove everyone.
 */
export const checkRecords = (file: string, text: string, options: ReadOptions): CheckedFile => {
  if (text.trim() !== "") return (isCsv(file) ? checkCsv : checkNdjson)(file, text, knownColumns(options));
  const reason = "is empty. That there are none is said by a CSV with the names of its columns alone";
  return { count: 0, faults: [{ file, line: 1, reason }] };
};

/** Parses a record file: CSV with column names, or NDJSON with an object per line. `checked` spares the check. */
export const readRecords = (
  file: string,
  text: string,
  options: ReadOptions,
  checked = checkRecords(file, text, options),
): ReadFile => {
  const { count, faults } = checked;
  if (faults.length > 0) return { count: 0, lines: () => [], faults };
  const { identified = (columns) => columns } = options;
  const columns = knownColumns(options);
  const notStored = notStoredOf(options);
  const lines = function* (): Generator<ImportLine> {
    for (const given of isCsv(file) ? linesOfCsv(text, columns) : linesOfNdjson(file, text, columns)) {
      const line = importLine(given, notStored);
      yield { ...line, columns: identified(line.columns) };
    }
  };
  return { count, faults, lines };
};
