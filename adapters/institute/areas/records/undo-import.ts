import { valuesByPath, planUndo, type PersonChange } from "../../../../domain/institute/kernel/change-set.ts";
import { lockCustomers } from "../../platform/customers/customers.store.ts";
import type { Operator } from "../../platform/operator.ts";
import { changesOfImport, peopleOfImport, type RecordedChange } from "../../platform/storage/audit.ts";
import { chunked } from "../../platform/storage/chunked.ts";
import { beginImport, countImport, importOf } from "../../platform/storage/imports.store.ts";
import type { Database } from "../../platform/storage/storage.ts";
import { nestColumns, type Line } from "./columns.ts";
import { recordFiles } from "./files.ts";
import { ImportCounts } from "./import-file.ts";
import { keyOf, type PlannedBatch } from "./plan.ts";
import type { Change, RecordFile } from "./record-file.ts";
import { recordKeyOf, writeBatch } from "./write-batch.ts";

/** A change that is not undone: the value now, and why it stays. `before` is the value before the import. */
export interface SkippedChange extends PersonChange {
  readonly now: unknown;
  readonly why: string;
}

/** A batch of records that an undo restores, and the changes that it skips. */
export interface UndoneBatch extends PlannedBatch {
  readonly left: readonly SkippedChange[];
}

const byRecord = (changes: readonly RecordedChange[]): readonly (readonly RecordedChange[])[] => {
  const groups = new Map<string, RecordedChange[]>();
  for (const change of changes) {
    const key = `${change.customerId}\n${change.record}`;
    const known = groups.get(key);
    if (known) known.push(change);
    else groups.set(key, [change]);
  }
  return [...groups.values()];
};

/** Whether an import added the record that these changes are of. */
const isAddition = (changes: readonly RecordedChange[]): boolean =>
  changes.some(({ column, before, after }) => column === "" && before === undefined && after !== undefined);

const first = (records: RecordFile, { customerId, record }: PersonChange): string =>
  records.key[0] === "customerId" ? customerId : record;

/** The holders of unique values of a kind, read once. */
class UniqueValues {
  #holders: Map<string, string> | undefined;

  async of({ unique }: RecordFile, database: Database): Promise<Map<string, string>> {
    this.#holders ??= new Map((await unique?.holders(database))?.map(([key, value]) => [value, key] as const));
    return this.#holders;
  }
}

/** The addition of a record, which is not undone because others belong to the record. */
const stayingFor = (
  records: RecordFile,
  line: Line,
  dependants: ReadonlyMap<string, readonly string[]>,
): SkippedChange => {
  const { customerId, ...now } = line;
  const words = dependants.get(keyOf(records.key, line)) ?? [];
  return {
    customerId: String(customerId),
    kind: records.name,
    record: recordKeyOf(records, line),
    column: "",
    before: undefined,
    after: now,
    now,
    why: `other records depend on it: ${words.join(", ")}`,
  };
};

/** Plans the undo of the changes that one file made to some people. */
const undoneBatch = async (
  records: RecordFile,
  database: Database,
  groups: readonly (readonly RecordedChange[])[],
  uniqueValues: UniqueValues,
): Promise<UndoneBatch> => {
  const changes = groups.flat();
  const keys = [...new Set(changes.map((change) => first(records, change)))];
  const lines = keys.length === 0 ? [] : await (records.someLocked ?? records.some)(database, keys);
  const stored = new Map(lines.map((line) => [`${String(line["customerId"])}\n${recordKeyOf(records, line)}`, line]));
  const { unique } = records;
  const isUniqueChanged = changes.some(({ column }) => column === "" || column === unique?.column);
  const holders = isUniqueChanged ? await uniqueValues.of(records, database) : new Map<string, string>();
  const planned = {
    added: [] as Change[],
    changed: [] as Change[],
    removed: [] as Line[],
    left: [] as SkippedChange[],
  };
  const { added, changed, removed, left } = planned;
  for (const own of groups) {
    const [{ customerId, record } = { customerId: "", record: "" }] = own;
    const current = stored.get(`${customerId}\n${record}`);
    const { customerId: _, ...present } = current ?? {};
    const leave = (some: readonly PersonChange[], why: string): void => {
      const values = valuesByPath(present);
      left.push(
        ...some.map((change) => ({
          ...change,
          now: change.column === "" ? current && present : values.get(change.column),
          why,
        })),
      );
    };
    const known = own.filter(({ values }) => values === "kept");
    leave(
      own.filter(({ values }) => values !== "kept"),
      "its values are no longer kept",
    );
    const { action, values, left: touched } = planUndo(known, current && present);
    leave(
      touched.map((change) => ({ ...change, customerId, record, kind: records.name })),
      current ? "it was changed since" : "the record was removed since",
    );
    if (action === "remove" && current) {
      if (records.remove) removed.push(current);
      else leave(known, "it is never removed");
    }
    if (action !== "add" && action !== "change") continue;
    const parsed = records.schema.safeParse(
      nestColumns(new Map([["customerId", customerId], ...(current ? valuesByPath(current) : []), ...values])),
    );
    const held = unique && values.get(unique.column);
    const holder = typeof held === "string" ? holders.get(held) : undefined;
    if (!parsed.success) leave(known, "it would not be a valid record");
    else if (holder !== undefined && holder !== keyOf(records.key, parsed.data)) leave(known, `${holder} has it now`);
    else {
      (action === "add" ? added : changed).push({ line: parsed.data, before: current });
      if (unique && typeof held === "string") {
        holders.delete(String(valuesByPath(present).get(unique.column)));
        holders.set(held, keyOf(records.key, parsed.data));
      }
    }
  }
  const needed = removed.length === 0 ? undefined : await records.dependants?.(database, removed);
  if (!needed || needed.size === 0) return { records, unchanged: 0, ...planned };
  const isNeeded = (line: Line): boolean => needed.has(keyOf(records.key, line));
  left.push(...removed.filter(isNeeded).map((line) => stayingFor(records, line, needed)));
  return { records, unchanged: 0, ...planned, removed: removed.filter((line) => !isNeeded(line)) };
};

/** Receives the progress of an undo. */
export interface UndoProgress {
  readonly onKind: (kind: string, people: number) => void;
  readonly onBatch: (batch: UndoneBatch, people: number) => void;
}

/**
 * Undoes an import within a transaction, except for values that were changed since. The undo is an import itself.
 * Returns its number; undefined when nothing was put back. CORR-04
 */
export const undoImport = async (
  operator: Operator,
  database: Database,
  number: number,
  { onKind, onBatch }: UndoProgress,
): Promise<number | undefined> => {
  let context = operator;
  const counts = new ImportCounts();
  // The undo of a correction is a correction too.
  const { files = [`import ${number}`] } = (await importOf(database, number)) ?? {};
  const undo = async (kinds: readonly RecordFile[], isSelected: (changes: readonly RecordedChange[]) => boolean) => {
    for (const records of kinds) {
      const uniqueValues = new UniqueValues();
      const everyone = await peopleOfImport(database, number, records.name);
      if (everyone.length > 0) onKind(records.name, everyone.length);
      for (const people of chunked(everyone)) {
        await lockCustomers(database, people);
        const changes = byRecord(await changesOfImport(database, number, records.name, people)).filter(isSelected);
        const batch = await undoneBatch(records, database, changes, uniqueValues);
        onBatch(batch, people.length);
        counts.add(batch);
        if (batch.added.length + batch.changed.length + batch.removed.length === 0) continue;
        context = {
          ...operator,
          importNumber: context.importNumber ?? (await beginImport(operator, database, { undoes: number, files })),
        };
        await writeBatch(context, database, batch);
      }
    }
  };
  // A person goes after the records that were added for them, and comes back before them.
  await undo(recordFiles.toReversed(), isAddition);
  await undo(recordFiles, (changes) => !isAddition(changes));
  if (context.importNumber !== undefined) await countImport(database, context.importNumber, counts.changes);
  return context.importNumber;
};
