import { createHash } from "node:crypto";

import { changesBetween, isSameValue, leavesOf } from "../../../../domain/institute/kernel/change-set.ts";
import { comparedEmail } from "../../../../domain/my-details/sign-in-email.ts";
import type { RulesOnDay } from "../../../../domain/rules/organisation-rules.ts";
import { lockCustomers } from "../../platform/customers/customers.store.ts";
import { erasedAmong } from "../../platform/customers/erase-customer.ts";
import { customersAmong } from "../../platform/customers/find-customers.ts";
import { chunkSize } from "../../platform/storage/chunked.ts";
import type { Database } from "../../platform/storage/storage.ts";
import { nested, versionColumn, type Flat, type Line } from "./columns.ts";
import { faultsOf, isNewFault, noSuchPerson, ofNewPerson, type Fault } from "./faults.ts";
import type { ImportLine, ReadFile } from "./read-file.ts";
import type { Change, RecordFile } from "./record-file.ts";

/** A parsed import file. */
export interface ImportFile extends ReadFile {
  readonly records: RecordFile;
  readonly file: string;
}

/** Some changes of an import to one kind of record. */
export interface PlannedPiece {
  readonly records: RecordFile;
  readonly added: readonly Change[];
  readonly changed: readonly Change[];
  readonly removed: readonly Line[];
  readonly unchanged: number;
}

/** What an import has found so far, over all of its files. */
export interface Planning extends RulesOnDay {
  /** A transaction, if what is planned is stored at once: what changes is then locked. */
  readonly database: Database;
  readonly faults: Fault[];
  /** Columns that files lack although lines need them, each with its file. */
  readonly lacking: Set<string>;
  /** Keys of the records that the import adds, by kind, where other records belong to them. */
  readonly added: Map<string, Set<string>>;
  /** What a synchronising import has removed so far. */
  readonly removed: Map<string, ReadonlySet<string>>;
}

/** Key of a record among those of its kind. */
export const keyOf = (fields: readonly string[], line: Line): string =>
  fields.map((field) => String(line[field])).join(" ");

/** The fields with a value, in one order. */
const canonical = (line: Line): readonly (readonly [string, unknown])[] =>
  [...leavesOf(line)]
    .filter(([, value]) => !isSameValue(value, undefined))
    .toSorted(([one], [other]) => (one < other ? -1 : 1));

const isSame = (one: Line, other: Line): boolean => changesBetween(one, other).length === 0;

/** Version of a record: another one as soon as any of its values changes. CORR-04 */
export const versionOf = (line: Line): string =>
  createHash("sha256")
    .update(JSON.stringify(canonical(line)))
    .digest("base64url")
    .slice(0, 12);

/** The line as it would be stored, or its faults. */
const merged = (
  { records, file }: ImportFile,
  { number, columns }: ImportLine,
  before: Line | undefined,
  { today, rules }: RulesOnDay,
): { readonly line: Line } | { readonly faults: readonly Fault[] } => {
  const usual = leavesOf(records.fillIn?.(nested(columns), { number, today }) ?? {});
  const entries = [...columns].map(([column, value]) => [column, value ?? usual.get(column)] as const);
  const whole = nested(new Map([...(before ? leavesOf(before) : usual), ...entries]));
  const result = records.schema.safeParse(whole);
  if (!result.success) {
    const faults = faultsOf(result.error, whole, file, number);
    return {
      faults: before || records.name !== "people" ? faults : faults.map((fault) => ofNewPerson(fault, columns)),
    };
  }
  const problems = records.problems?.(result.data, rules) ?? [];
  if (problems.length > 0)
    return { faults: problems.map(({ column, reason }) => ({ file, line: number, column, reason })) };
  return { line: records.normalised?.(result.data) ?? result.data };
};

const valueIn = (columns: Flat, column: string): string | undefined => {
  const value = columns.get(column);
  return typeof value === "string" ? comparedEmail(value) : undefined;
};

/** Keys of a file's lines with their line numbers. Faults are lines with one key, and two records with a unique value. */
const keysIn = async (
  { records, file, lines }: ImportFile,
  { database, faults, removed }: Planning,
): Promise<ReadonlyMap<string, number>> => {
  const numbers = new Map<string, number>();
  const { unique, key: fields } = records;
  const values = new Map<string, string | undefined>();
  for (const { number, columns } of lines()) {
    const key = fields.map((field) => String(columns.get(field))).join(" ");
    const first = numbers.get(key);
    if (first === undefined) numbers.set(key, number);
    else faults.push({ file, line: number, column: fields.at(-1), reason: `stands in line ${first} already` });
    if (unique && columns.has(unique.column)) values.set(key, valueIn(columns, unique.column));
  }
  if (!unique || values.size === 0) return numbers;
  const owners = new Map<string, string>();
  const holders = await unique.holders(database);
  for (const [key, value] of holders)
    if (!values.has(key) && !removed.get(records.name)?.has(key)) owners.set(comparedEmail(value), key);
  for (const [key, value] of values) {
    if (value === undefined) continue;
    const owner = owners.get(value);
    owners.set(value, key);
    if (owner === undefined) continue;
    const line = numbers.get(key) ?? 0;
    faults.push({ file, line, column: unique.column, reason: `${owner} and ${key} cannot both have it` });
  }
  return numbers;
};

/** Records that an import may refer to: those stored, and those that it adds. */
const knownAmong = async (
  { database, added }: Planning,
  files: readonly RecordFile[],
  fields: readonly string[],
  lines: readonly Line[],
): Promise<ReadonlySet<string>> => {
  const first = [...new Set(lines.map((line) => line[fields[0] ?? ""]))];
  const stored = await Promise.all(files.map((records) => records.some(database, first)));
  return new Set([
    ...stored.flat().map((line) => keyOf(fields, line)),
    ...files.flatMap(({ name }) => [...(added.get(name) ?? [])]),
  ]);
};

/** The stored records of some lines by their keys, as one of the ways to read them finds them. */
const storedBy = async (
  { key }: RecordFile,
  read: RecordFile["some"],
  database: Database,
  lines: readonly ImportLine[],
): Promise<ReadonlyMap<string, Line>> => {
  const keys = [...new Set(lines.map(({ columns }) => columns.get(key[0] ?? "")))];
  return new Map(
    keys.length === 0 ? [] : (await read(database, keys)).map((line) => [keyOf(key, line), line] as const),
  );
};

/** A line of a file, what is stored, and what would be. */
interface Outcome extends Change {
  readonly given: ImportLine;
  readonly key: string;
}

/** What becomes of lines beside the records that are known; faults are noted. */
const outcomesOf = (
  each: ImportFile,
  lines: readonly ImportLine[],
  known: ReadonlyMap<string, Line>,
  planning: Planning,
): readonly Outcome[] => {
  const { key: fields, belongsTo, isAppendOnly } = each.records;
  const isAdded = (line: Line): boolean =>
    belongsTo?.files.some((name) => planning.added.get(name)?.has(keyOf(belongsTo.fields, line))) === true;
  return lines.flatMap((given) => {
    const line = nested(given.columns);
    // A record with its first event has it from this import.
    const before = isAppendOnly && isAdded(line) ? undefined : known.get(keyOf(fields, line));
    const outcome = merged(each, given, before, planning);
    if ("line" in outcome) return [{ given, line: outcome.line, before, key: keyOf(fields, outcome.line) }];
    planning.faults.push(...outcome.faults.filter((fault) => isNewFault(fault, given.columns, planning.lacking)));
    return [];
  });
};

const differs = ({ line, before }: Change): boolean => before === undefined || !isSame(before, line);

/** The lines that differ from what is stored. Within a transaction they are read again under a lock. */
const differing = async (
  each: ImportFile,
  piece: readonly ImportLine[],
  planning: Planning,
): Promise<readonly Outcome[]> => {
  const { records } = each;
  const { database, faults } = planning;
  const stored = await storedBy(records, records.some, database, piece);
  const found = outcomesOf(each, piece, stored, planning).filter(differs);
  if (!database.isTransaction || found.length === 0 || faults.length > 0) return found;
  // Others may have changed it since.
  await lockCustomers(database, [...new Set(found.map(({ line }) => String(line["customerId"])))]);
  const changing = found.map(({ given }) => given);
  const latest = await storedBy(records, records.someLocked ?? records.some, database, changing);
  const isMoved = ({ key, before }: Outcome): boolean => changesBetween(before, latest.get(key)).length > 0;
  const moved = found.filter((outcome) => isMoved(outcome) && !(records.isAppendOnly && !outcome.before));
  const lines = moved.map(({ given }) => given);
  const again = outcomesOf(each, lines, latest, planning).filter(differs);
  return [...found.filter((outcome) => !moved.includes(outcome)), ...again];
};

/** Notes the faults of lines whose person or record is missing, erased, changed since, or never changed. */
const noteFaults = async (
  { records, file }: ImportFile,
  outcomes: readonly Outcome[],
  planning: Planning,
  all: readonly RecordFile[],
): Promise<void> => {
  if (outcomes.length === 0) return;
  const { database, added } = planning;
  const { key: fields, belongsTo } = records;
  const people = [...new Set(outcomes.map(({ line }) => String(line["customerId"])))];
  const arePeople = records.name === "people";
  const present = arePeople ? new Set<string>() : await customersAmong(database, people);
  const erased = await erasedAmong(database, people);
  const isNewPerson = (customerId: string): boolean => added.get("people")?.has(customerId) === true;
  const targets = all.filter(({ name }) => belongsTo?.files.includes(name));
  const lines = outcomes.map(({ line }) => line);
  const known = belongsTo ? await knownAmong(planning, targets, belongsTo.fields, lines) : new Set<string>();
  for (const { given, key, line, before } of outcomes) {
    const fault = (column: string, reason: string) =>
      planning.faults.push({ file, line: given.number, column, reason });
    const customerId = String(line["customerId"]);
    if (before && before["customerId"] !== line["customerId"])
      fault("customerId", `${key} belongs to ${String(before["customerId"])}`);
    if (!arePeople && !present.has(customerId) && !isNewPerson(customerId))
      fault("customerId", noSuchPerson(customerId));
    if (erased.has(customerId) && !isNewPerson(customerId))
      fault("customerId", `${customerId} was erased, and is not changed any more`);
    if (belongsTo && !known.has(keyOf(belongsTo.fields, line)))
      fault(
        belongsTo.fields.at(-1) ?? "",
        `There is none in ${belongsTo.files.join(", ")}: ${keyOf(belongsTo.fields, line)}`,
      );
    if (!before) continue;
    if (given.version !== undefined && given.version !== versionOf(before))
      fault(versionColumn, `${key} was changed since it was exported`);
    if (records.isAppendOnly) fault(fields.at(-1) ?? "", `${key} is on record otherwise, and is never changed`);
    for (const { column, reason } of records.whyNotChanged?.(before, line) ?? []) fault(column, reason);
  }
};

/** Compares some lines of a file with the stored records. */
const planPiece = async (
  each: ImportFile,
  piece: readonly ImportLine[],
  planning: Planning,
  all: readonly RecordFile[],
): Promise<PlannedPiece> => {
  const { records } = each;
  const outcomes = await differing(each, piece, planning);
  await noteFaults(each, outcomes, planning, all);
  if (records.name === "people" || all.some((other) => other.belongsTo?.files.includes(records.name))) {
    const keys = planning.added.get(records.name) ?? new Set();
    planning.added.set(records.name, keys);
    for (const { key, before } of outcomes) if (!before) keys.add(key);
  }
  return {
    records,
    added: outcomes.filter(({ before }) => !before),
    changed: outcomes.filter(({ before }) => before),
    removed: [],
    unchanged: piece.length - outcomes.length,
  };
};

/** What becomes of stored records that a file leaves out: removed, replaced (a person is closed), or left alone. */
export const planLeftOut = async (file: ImportFile, planning: Planning): Promise<PlannedPiece> => {
  const { database } = planning;
  const { records } = file;
  const { leftOut, remove, key } = records;
  const keys = await keysIn(file, { ...planning, faults: [] });
  const others = (await records.all(database)).filter((line) => !keys.has(keyOf(key, line)));
  const changed = leftOut
    ? others.map((before) => ({ before, line: leftOut(before) })).filter(({ before, line }) => !isSame(before, line))
    : [];
  const removed = leftOut || !remove ? [] : others;
  planning.removed.set(records.name, new Set(removed.map((line) => keyOf(key, line))));
  return { records, added: [], changed, removed, unchanged: 0 };
};

/**
 * Compares a file with the stored records piece by piece. Changes nothing: the caller stores a piece before it asks for the
 * next one, or does not. CORR-04
 */
export async function* planFile(
  file: ImportFile,
  planning: Planning,
  all: readonly RecordFile[],
): AsyncGenerator<PlannedPiece> {
  await keysIn(file, planning);
  let piece: ImportLine[] = [];
  for (const line of file.lines()) {
    piece.push(line);
    if (piece.length < chunkSize) continue;
    yield await planPiece(file, piece, planning, all);
    piece = [];
  }
  if (piece.length > 0) yield await planPiece(file, piece, planning, all);
}
