import { changesBetween, valuesByPath } from "../../../../domain/institute/kernel/change-set.ts";
import { comparedEmail } from "../../../../domain/my-details/sign-in-email.ts";
import type { RulesOnDay } from "../../../../domain/rules/organisation-rules.ts";
import { lockCustomers } from "../../platform/customers/customers.store.ts";
import { filterErased } from "../../platform/customers/erase-customer.ts";
import { existingCustomerIds } from "../../platform/customers/find-customers.ts";
import { chunkSize } from "../../platform/storage/chunked.ts";
import type { Database } from "../../platform/storage/storage.ts";
import { nestColumns, versionColumn, type FlatLine, type Line } from "./columns.ts";
import { faultsOf, isNewFault, ofNewPerson, type Fault } from "./faults.ts";
import type { ImportLine, ReadFile } from "./read-file.ts";
import type { Change, RecordFile } from "./record-file.ts";
import { versionOf } from "./record-version.ts";

/** A parsed import file. */
export interface ImportFile extends ReadFile {
  readonly records: RecordFile;
  readonly file: string;
}

/** A batch of changes to one kind of record. */
export interface PlannedBatch {
  readonly records: RecordFile;
  readonly added: readonly Change[];
  readonly changed: readonly Change[];
  readonly removed: readonly Line[];
  readonly unchanged: number;
}

/** The state of an import over all of its files. */
export interface ImportState extends RulesOnDay {
  /** A transaction if each batch is stored at once: changed records are then locked. */
  readonly database: Database;
  readonly faults: Fault[];
  /** Missing columns that were reported already, each with its file. */
  readonly lacking: Set<string>;
  /** Keys of the records that the import adds, by kind, where other records belong to them. */
  readonly added: Map<string, Set<string>>;
  /** Keys of the records that a synchronising import has removed so far, by kind. */
  readonly removed: Map<string, ReadonlySet<string>>;
}

/** Key of a record among those of its kind. */
export const keyOf = (fields: readonly string[], line: Line): string =>
  fields.map((field) => String(line[field])).join(" ");

const isSame = (one: Line, other: Line): boolean => changesBetween(one, other).length === 0;

/** The line as it would be stored, or its faults. */
const merged = (
  { records, file }: ImportFile,
  { number, columns }: ImportLine,
  before: Line | undefined,
  { today, rules }: RulesOnDay,
): { readonly line: Line } | { readonly faults: readonly Fault[] } => {
  const usual = valuesByPath(records.fillIn?.(nestColumns(columns), { number, today }) ?? {});
  const entries = [...columns].map(([column, value]) => [column, value ?? usual.get(column)] as const);
  const whole = nestColumns(new Map([...(before ? valuesByPath(before) : usual), ...entries]));
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

const valueIn = (columns: FlatLine, column: string): string | undefined => {
  const value = columns.get(column);
  return typeof value === "string" ? comparedEmail(value) : undefined;
};

/** Keys of a file's lines with their line numbers. Reports repeated keys, and unique values that two records have. */
const keysIn = async (
  { records, file, lines }: ImportFile,
  { database, faults, removed }: ImportState,
): Promise<ReadonlyMap<string, number>> => {
  const numbers = new Map<string, number>();
  const { unique, key: fields } = records;
  const values = new Map<string, string | undefined>();
  for (const { number, columns } of lines()) {
    const key = fields.map((field) => String(columns.get(field))).join(" ");
    const first = numbers.get(key);
    if (first === undefined) numbers.set(key, number);
    else faults.push({ file, line: number, column: fields.at(-1), reason: `is in line ${first} already` });
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
const knownKeys = async (
  { database, added }: ImportState,
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

/** Reads the stored records of some lines by `read`, which may lock them; returns them by key. */
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

/** Merges each line with its known record; collects faults. */
const outcomesOf = (
  each: ImportFile,
  lines: readonly ImportLine[],
  known: ReadonlyMap<string, Line>,
  planning: ImportState,
): readonly Outcome[] => {
  const { key: fields, belongsTo, isAppendOnly } = each.records;
  const isAdded = (line: Line): boolean =>
    belongsTo?.files.some((name) => planning.added.get(name)?.has(keyOf(belongsTo.fields, line))) === true;
  return lines.flatMap((given) => {
    const line = nestColumns(given.columns);
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
  batch: readonly ImportLine[],
  planning: ImportState,
): Promise<readonly Outcome[]> => {
  const { records } = each;
  const { database, faults } = planning;
  const stored = await storedBy(records, records.some, database, batch);
  const found = outcomesOf(each, batch, stored, planning).filter(differs);
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

/** Reports lines whose person or record is missing or erased, was changed since the export, or may not change. */
const noteFaults = async (
  { records, file }: ImportFile,
  outcomes: readonly Outcome[],
  planning: ImportState,
  all: readonly RecordFile[],
): Promise<void> => {
  if (outcomes.length === 0) return;
  const { database, added } = planning;
  const { key: fields, belongsTo } = records;
  const people = [...new Set(outcomes.map(({ line }) => String(line["customerId"])))];
  const arePeople = records.name === "people";
  const present = arePeople ? new Set<string>() : await existingCustomerIds(database, people);
  const erased = await filterErased(database, people);
  const isNewPerson = (customerId: string): boolean => added.get("people")?.has(customerId) === true;
  const targets = all.filter(({ name }) => belongsTo?.files.includes(name));
  const lines = outcomes.map(({ line }) => line);
  const known = belongsTo ? await knownKeys(planning, targets, belongsTo.fields, lines) : new Set<string>();
  for (const { given, key, line, before } of outcomes) {
    const fault = (column: string, reason: string) =>
      planning.faults.push({ file, line: given.number, column, reason });
    const customerId = String(line["customerId"]);
    if (before && before["customerId"] !== line["customerId"])
      fault("customerId", `${key} belongs to ${String(before["customerId"])}`);
    if (!arePeople && !present.has(customerId) && !isNewPerson(customerId))
      fault(
        "customerId",
        `There is no person ${customerId}. The ID of each is on their page at the desk, and in people.csv of an export`,
      );
    if (erased.has(customerId) && !isNewPerson(customerId))
      fault("customerId", `${customerId} was erased and cannot be changed`);
    if (belongsTo && !known.has(keyOf(belongsTo.fields, line)))
      fault(
        belongsTo.fields.at(-1) ?? "",
        `It is not in ${belongsTo.files.join(", ")}: ${keyOf(belongsTo.fields, line)}`,
      );
    if (!before) continue;
    if (given.version !== undefined && given.version !== versionOf(before))
      fault(versionColumn, `${key} was changed since it was exported`);
    if (records.isAppendOnly) fault(fields.at(-1) ?? "", `${key} is on record with other values and cannot be changed`);
    for (const { column, reason } of records.whyNotChanged?.(before, line) ?? []) fault(column, reason);
  }
};

/** Compares some lines of a file with the stored records. */
const planBatch = async (
  each: ImportFile,
  batch: readonly ImportLine[],
  planning: ImportState,
  all: readonly RecordFile[],
): Promise<PlannedBatch> => {
  const { records } = each;
  const outcomes = await differing(each, batch, planning);
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
    unchanged: batch.length - outcomes.length,
  };
};

/** Plans the stored records that a file lacks: removed, replaced (a person is closed), or unchanged. */
export const planMissingRecords = async (file: ImportFile, planning: ImportState): Promise<PlannedBatch> => {
  const { database } = planning;
  const { records } = file;
  const { whenMissing, remove, key } = records;
  const keys = await keysIn(file, { ...planning, faults: [] });
  const others = (await records.all(database)).filter((line) => !keys.has(keyOf(key, line)));
  const changed = whenMissing
    ? others
        .map((before) => ({ before, line: whenMissing(before) }))
        .filter(({ before, line }) => !isSame(before, line))
    : [];
  const removed = whenMissing || !remove ? [] : others;
  planning.removed.set(records.name, new Set(removed.map((line) => keyOf(key, line))));
  return { records, added: [], changed, removed, unchanged: 0 };
};

/**
 * Compares a file with the stored records in batches. Changes nothing: the caller stores a batch before it asks for the
 * next one, or does not. CORR-04
 */
export async function* planFile(
  file: ImportFile,
  planning: ImportState,
  all: readonly RecordFile[],
): AsyncGenerator<PlannedBatch> {
  await keysIn(file, planning);
  let batch: ImportLine[] = [];
  for (const line of file.lines()) {
    batch.push(line);
    if (batch.length < chunkSize) continue;
    yield await planBatch(file, batch, planning, all);
    batch = [];
  }
  if (batch.length > 0) yield await planBatch(file, batch, planning, all);
}
