import { parse } from "csv-parse/sync";
import { distance } from "fastest-levenshtein";

import { leavesOf } from "../../../../domain/kernel/change-set.ts";
import { columnsOf, isTooDeep, readCell, versionColumn, type Columns, type Flat } from "./columns.ts";
import type { Fault } from "./faults.ts";
import type { RecordFile } from "./record-file.ts";

/** A line with only the columns that the file has; null clears the stored value. */
export interface ImportLine {
  readonly number: number;
  readonly columns: Flat;
  /** Version of the record when it was exported, if the file has it. CORR-04 */
  readonly version?: string | undefined;
}

/** The lines of a file, each read when it is asked for, and syntax faults. */
export interface ReadFile {
  readonly count: number;
  readonly lines: () => Iterable<ImportLine>;
  readonly faults: readonly Fault[];
}

const unreadable = (faults: readonly Fault[]): ReadFile => ({ count: 0, lines: () => [], faults });

const nearest = (word: string, known: readonly string[]): string | undefined =>
  known
    .map((name) => ({ name, away: distance(word.toLowerCase(), name.toLowerCase()) }))
    .filter(({ name, away }) => away <= Math.max(2, name.length / 3))
    .sort((one, other) => one.away - other.away)[0]?.name;

const unknownColumn = (column: string, columns: Columns): string => {
  const suggestion = nearest(column, [...columns.keys()]);
  return suggestion === undefined ? "There is no such column." : `There is no such column. Did you mean ${suggestion}?`;
};

interface Row {
  readonly record: readonly string[];
  readonly info: { readonly lines: number };
}

/** What separates the columns: a comma, or what spreadsheets of other locales write. Names of columns hold none of them. */
const delimiterOf = (text: string): string => {
  const [head = ""] = text.split(/\r?\n/, 1);
  return [",", ";", "\t"].find((sign) => head.includes(sign)) ?? ",";
};

const readCsv = (file: string, text: string, columns: Columns): ReadFile => {
  let rows: readonly Row[];
  try {
    rows = parse(text, {
      bom: true,
      delimiter: delimiterOf(text),
      info: true,
      skip_empty_lines: true,
      relax_column_count: true,
    }) as unknown as readonly Row[];
  } catch (error) {
    const { lines = 1, message } = error as { lines?: number; message: string };
    return unreadable([{ file, line: lines, reason: message }]);
  }
  const [head, ...rest] = rows;
  const names = head?.record.map((name) => name.trim()) ?? [];
  const faults: Fault[] = names
    .filter((name) => !columns.has(name))
    .map((name) => ({ file, line: 1, column: name, reason: unknownColumn(name, columns) }));
  for (const { record, info } of rest)
    if (record.length !== names.length)
      faults.push({
        file,
        line: info.lines,
        reason: `has ${record.length} columns, and the first line ${names.length}`,
      });
  if (faults.length > 0) return unreadable(faults);
  const lines = function* (): Generator<ImportLine> {
    for (const { record, info } of rest)
      yield {
        number: info.lines,
        columns: new Map(
          names.map((name, index) => [name, readCell((record[index] ?? "").trim(), columns.get(name) ?? "text")]),
        ),
      };
  };
  return { count: rest.length, lines, faults };
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
  const found = leavesOf(value);
  const unknown = [...found.keys()].find((column) => !columns.has(column));
  if (unknown !== undefined) return { file, line: number, column: unknown, reason: unknownColumn(unknown, columns) };
  return { number, columns: found };
};

const readNdjson = (file: string, text: string, columns: Columns): ReadFile => {
  const texts = text
    .split(/\r?\n/)
    .map((line, index) => ({ line, number: index + 1 }))
    .filter(({ line }) => line.trim() !== "");
  const read = function* (): Generator<ImportLine | Fault> {
    for (const { line, number } of texts) yield readJsonLine(file, line, number, columns);
  };
  const lines = function* (): Generator<ImportLine> {
    for (const given of read()) if ("columns" in given) yield given;
  };
  return { count: texts.length, lines, faults: [...read()].filter((given) => "reason" in given) };
};

/** The line without columns that an import does not store, and with the version that it was exported with. */
const importLine = ({ number, columns }: ImportLine, ignored: readonly string[]): ImportLine => {
  const version = columns.get(versionColumn);
  return {
    number,
    columns: new Map([...columns].filter(([name]) => name !== versionColumn && !ignored.includes(name))),
    version: typeof version === "string" ? version : undefined,
  };
};

/**
 * Parses a record file: CSV with column names, or NDJSON with an object per line. Rejects an empty file, such as a
 * failed export, because synchronising with it would remove everyone.
 */
export const readRecords = (
  file: string,
  text: string,
  { schema, ignored = [], isVersioned = false }: Pick<RecordFile, "schema" | "ignored"> & { isVersioned?: boolean },
): ReadFile => {
  if (text.trim() === "")
    return unreadable([
      { file, line: 1, reason: "is empty. That there are none is said by a CSV with the names of its columns alone" },
    ]);
  const columns: Columns = new Map([
    ...columnsOf(schema),
    ...[...ignored, ...(isVersioned ? [versionColumn] : [])].map((name) => [name, "text"] as const),
  ]);
  const read = file.endsWith(".csv") ? readCsv(file, text, columns) : readNdjson(file, text, columns);
  const lines = function* (): Generator<ImportLine> {
    for (const line of read.lines()) yield importLine(line, ignored);
  };
  return { ...read, lines };
};
