import type { PersonChange } from "../../../../domain/institute/kernel/change-set.ts";
import type { Operator } from "../../platform/operator.ts";
import { beginImport, countImport } from "../../platform/storage/imports.store.ts";
import type { Database } from "../../platform/storage/storage.ts";
import { followPostings } from "../fees/follow-postings.ts";
import { refuseFaults } from "./faults.ts";
import { recordFiles } from "./files.ts";
import { changesIn, ImportCounts } from "./import-file.ts";
import { DutiesToPlan } from "./plan-duties.ts";
import { LedgersToPlan } from "./plan-ledgers.ts";
import { planFile, planMissingRecords, type ImportFile, type PlannedBatch, type ImportState } from "./plan.ts";
import { writeBatch } from "./write-batch.ts";

/** An import of files. Each is opened in its turn, so that one at a time is in memory. */
export interface ImportRun {
  readonly files: readonly (() => ImportFile)[];
  /** Whether records missing from the files are removed. */
  readonly isSynchronising: boolean;
  /** Whether the changes are stored; the database is then a transaction. */
  readonly isStoring: boolean;
  /** The names under which its files are on record; none for a correction in a form. */
  readonly names: readonly string[];
  readonly onFile?: (file: ImportFile) => void;
  readonly onBatch?: (batch: PlannedBatch) => void;
  /** Receives each change, those that payments cause among them; the same in a preview as when stored. */
  readonly onChanges: (changes: readonly PersonChange[]) => void;
}

/** Reports records that cannot be removed, because others that stay belong to them. */
const noteNeeded = async (
  { records, file }: ImportFile,
  { removed }: PlannedBatch,
  { database, faults, removed: removedToo }: ImportState,
): Promise<void> => {
  const needed = removed.length === 0 ? undefined : await records.dependants?.(database, removed, removedToo);
  for (const [key, words] of needed ?? [])
    faults.push({
      file,
      line: 1,
      reason: `leaves out ${key}, to which other records belong (${words.join(", ")}): remove these first`,
    });
};

/**
 * Plans an import in batches, and stores each; throws the faults of all files. Requires a transaction if it stores.
 * Returns the number of the import; undefined when nothing was stored. CORR-04
 */
export const runImport = async (
  operator: Operator,
  database: Database,
  { files, isSynchronising, isStoring, names, onFile, onBatch, onChanges }: ImportRun,
): Promise<number | undefined> => {
  const { today, rules } = operator;
  const planning: ImportState = {
    database,
    today,
    rules,
    faults: [],
    lacking: new Set(),
    added: new Map(),
    removed: new Map(),
  };
  const ledgers = new LedgersToPlan();
  const duties = new DutiesToPlan();
  const counts = new ImportCounts();
  let context = operator;
  const take = async (batch: PlannedBatch): Promise<void> => {
    onBatch?.(batch);
    onChanges(changesIn(batch));
    duties.add(batch);
    ledgers.add(batch);
    counts.add(batch);
    const hasChanges = batch.added.length + batch.changed.length + batch.removed.length > 0;
    if (!isStoring || !hasChanges || planning.faults.length > 0) return;
    context = {
      ...operator,
      importNumber: context.importNumber ?? (await beginImport(operator, database, { files: names })),
    };
    await writeBatch(context, database, batch);
  };

  if (isSynchronising)
    for (const open of files.toReversed()) {
      const file = open();
      if (file.faults.length > 0) continue;
      const batch = await planMissingRecords(file, planning);
      await noteNeeded(file, batch, planning);
      await take(batch);
    }
  let isReadable = true;
  for (const open of files) {
    const file = open();
    planning.faults.push(...file.faults);
    onFile?.(file);
    isReadable &&= file.faults.length === 0;
    // Other files may refer to what a file that cannot be read holds.
    if (isReadable) for await (const batch of planFile(file, planning, recordFiles)) await take(batch);
  }
  if (planning.faults.length > 0) refuseFaults(planning.faults);
  for await (const batch of duties.batches(operator, database)) await take(batch);
  for await (const batch of ledgers.namedCharges(database)) await take(batch);
  for await (const released of ledgers.releases(operator, database)) {
    onChanges(released);
    const [person] = released;
    if (isStoring && person) await followPostings(operator, database, person.customerId);
  }
  if (context.importNumber !== undefined) await countImport(database, context.importNumber, counts.changes);
  return context.importNumber;
};
