import { valuesByPath, type PersonChange } from "../../../../domain/institute/kernel/change-set.ts";
import { runImport } from "../../areas/records/apply-import.ts";
import { columnsOf, readCell } from "../../areas/records/columns.ts";
import { FaultyFilesError, type Fault } from "../../areas/records/faults.ts";
import { recordsNamed } from "../../areas/records/import-file.ts";
import type { RecordFile } from "../../areas/records/record-file.ts";
import type { Database } from "../../platform/storage/storage.ts";
import type { Values } from "../fields.ts";
import type { Visit } from "../visit.ts";

const filesOf = (kind: string): RecordFile => {
  const records = recordsNamed(kind);
  if (!records) throw new Error(`There are no records called ${kind}.`);
  return records;
};

/** The stored columns of a person's only record of a kind; empty without one. */
export const storedColumns = async (
  database: Database,
  kind: string,
  customerId: string,
): Promise<ReadonlyMap<string, string>> => {
  const [line] = await filesOf(kind).some(database, [customerId]);
  return new Map([...valuesByPath(line ?? {})].map(([column, value]) => [column, [value].flat().join(";")]));
};

/** Imports a record, whose empty columns clear what is stored. */
const importOfOne = async (context: Visit, kind: string, typed: Values, isStoring: boolean) => {
  const records = filesOf(kind);
  const kinds = columnsOf(records.schema);
  const columns = new Map(
    Object.entries(typed).map(([name, value]) => [name, readCell(value, kinds.get(name) ?? "text")]),
  );
  const changes: PersonChange[] = [];
  await runImport(context, context.database, {
    files: [() => ({ records, file: kind, count: 1, lines: () => [{ number: 1, columns }], faults: [] })],
    isSynchronising: false,
    isStoring,
    names: [],
    onChanges: (some) => changes.push(...some),
  });
  return changes;
};

/**
 * Adds a record of a person, or changes columns of it, as an import of one line does: it has a number, and can be taken
 * back. Returns the changes. Requires a transaction. CORR-04, DESK-05
 */
export const putRecord = (context: Visit, kind: string, typed: Values): Promise<readonly PersonChange[]> =>
  importOfOne(context, kind, typed, true);

/** The faults of columns of a record, as an import would report them. DESK-05 */
export const recordFaults = async (context: Visit, kind: string, typed: Values): Promise<readonly Fault[]> => {
  try {
    await importOfOne(context, kind, typed, false);
    return [];
  } catch (error) {
    if (error instanceof FaultyFilesError) return error.faults;
    throw error;
  }
};
