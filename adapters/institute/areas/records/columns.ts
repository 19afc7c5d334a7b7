import * as z from "zod";

import type { JsonSchema } from "../../platform/describe-schema.ts";
import { escapeFormula, unescapeFormula } from "../../platform/spreadsheet.ts";

/** A line of a file as an NDJSON object. */
export type Line = Readonly<Record<string, unknown>>;

/** Kind of a column's values: lists are separated by semicolons, other structures are JSON. */
export type CellKind = "text" | "number" | "yes or no" | "list" | "json";

/** The columns of a file by name: "mailingAddress.city" is the city of the mailing address. */
export type Columns = ReadonlyMap<string, CellKind>;

export type FlatLine = ReadonlyMap<string, unknown>;

interface Shape {
  readonly type?: string;
  readonly properties?: Readonly<Record<string, Shape>>;
  readonly items?: Shape;
}

const kinds: Readonly<Record<string, CellKind>> = { integer: "number", number: "number", boolean: "yes or no" };

const kindOf = ({ type = "", items }: Shape): CellKind => {
  if (type === "array") return items?.type === "string" ? "list" : "json";
  return kinds[type] ?? "text";
};

const columnsIn = ({ properties = {} }: Shape, before = ""): (readonly [string, CellKind])[] =>
  Object.entries(properties).flatMap(([name, shape]) =>
    shape.properties ? columnsIn(shape, `${before}${name}.`) : [[`${before}${name}`, kindOf(shape)] as const],
  );

interface PublishedFile {
  readonly name: string;
  readonly about: string;
  readonly schema: z.ZodType<Line>;
  /** Fields that an import fills in when missing. */
  readonly filledIn?: readonly string[] | undefined;
  readonly isVersioned: boolean;
}

/** The column by which an import knows whether a record changed since it was exported. CORR-04 */
export const versionColumn = "recordVersion";

/** JSON Schema of a file's lines. */
export const jsonSchemaOf = ({ name, about, schema, filledIn = [], isVersioned }: PublishedFile): JsonSchema => {
  const { $schema, required = [], properties = {}, ...rest } = z.toJSONSchema(schema, { io: "input" });
  return {
    $schema,
    title: `A line of ${name}`,
    description: about,
    ...rest,
    properties: { ...properties, ...(isVersioned ? { [versionColumn]: { type: "string" } } : {}) },
    required: required.filter((field) => !filledIn.includes(field)),
  };
};

export const columnsOf = (schema: z.ZodType<Line>): Columns =>
  new Map(columnsIn(z.toJSONSchema(schema, { io: "input" }) as Shape));

/** Levels of the deepest record and some more: what is deeper would overflow the call stack. */
const mostLevels = 32;

/** Whether a parsed JSON value is nested deeper than any record. */
export const isTooDeep = (value: unknown): boolean => {
  let level: readonly unknown[] = [value];
  for (let depth = 0; depth < mostLevels; depth += 1)
    level = level.flatMap((one): unknown[] => (typeof one === "object" && one !== null ? Object.values(one) : []));
  return level.length > 0;
};

/** Builds a nested line from its columns, without empty ones. */
export const nestColumns = (columns: FlatLine): Line => {
  const line: Record<string, unknown> = {};
  for (const [column, value] of columns) {
    if (value === null || value === undefined) continue;
    const path = column.split(".");
    const last = path.pop() ?? column;
    let place = line;
    for (const part of path) {
      place[part] ??= {};
      place = place[part] as Record<string, unknown>;
    }
    place[last] = value;
  }
  return line;
};

const readers: Readonly<Record<CellKind, (cell: string) => unknown>> = {
  text: (cell) => cell,
  number: (cell) => (/^-?\d+(\.\d+)?$/.test(cell) ? Number(cell) : cell),
  "yes or no": (cell) => ({ yes: true, true: true, no: false, false: false })[cell.toLowerCase()] ?? cell,
  list: (cell) =>
    cell
      .split(";")
      .map((entry) => entry.trim())
      .filter((entry) => entry !== ""),
  json: (cell) => {
    try {
      const value: unknown = JSON.parse(cell);
      return isTooDeep(value) ? cell : value;
    } catch {
      return cell;
    }
  },
};

const isRunBySpreadsheets = (kind: CellKind): boolean => kind !== "number" && kind !== "yes or no";

/** Parses a CSV cell; an empty cell clears the stored value, and ";" is an empty list. */
export const readCell = (cell: string, kind: CellKind): unknown =>
  cell === "" ? null : readers[kind](isRunBySpreadsheets(kind) ? unescapeFormula(cell) : cell);

const writers: Readonly<Record<CellKind, (value: unknown) => string>> = {
  text: String,
  number: String,
  "yes or no": (value) => (value === true ? "yes" : "no"),
  list: (value) => {
    const entries = value as readonly string[];
    return entries.length === 0 ? ";" : entries.join(";");
  },
  json: (value) => JSON.stringify(value),
};

/** Formats a value as a CSV cell for `readCell`. */
export const writeCell = (value: unknown, kind: CellKind): string => {
  if (value === undefined || value === null) return "";
  const cell = writers[kind](value);
  return isRunBySpreadsheets(kind) ? escapeFormula(cell) : cell;
};
