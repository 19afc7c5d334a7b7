import type { Operator } from "../../platform/operator.ts";
import { beginImport, countImport } from "../../platform/storage/imports.store.ts";
import type { Database } from "../../platform/storage/storage.ts";
import { followPostings } from "../fees/follow-postings.ts";
import { nameCharges } from "../fees/name-charges.ts";
import { refuseFaults } from "./faults.ts";
import { recordFiles } from "./files.ts";
import { ImportCounts } from "./import-file.ts";
import { DutiesToPlan } from "./plan-duties.ts";
import { planFile, planLeftOut, type ImportFile, type PlannedPiece, type Planning } from "./plan.ts";
import { writePiece } from "./write-piece.ts";

/** An import of files, each read when it is its turn, so that one at a time is in memory. */
export interface ImportRun {
  readonly files: readonly (() => ImportFile)[];
  /** Whether records missing from the files are removed. */
  readonly isSynchronising: boolean;
  /** Whether the changes are stored, in the transaction that the database then is. */
  readonly isStoring: boolean;
  /** The names under which its files are on record; none for a correction in a form. */
  readonly names: readonly string[];
  readonly onFile?: (file: ImportFile) => void;
  readonly onPiece: (piece: PlannedPiece) => void;
}

/** People whose charges and payments an import changes. */
class ChangedLedgers {
  readonly withFees = new Set<string>();
  readonly payers = new Set<string>();
  readonly #new = new Set<string>();

  add({ records: { name }, added, changed }: PlannedPiece): void {
    const lines = [...added, ...changed].map(({ line }) => line);
    if (name === "people") for (const { line } of added) this.#new.add(String(line["customerId"]));
    if (name === "subscriptions" || name === "transactions")
      for (const { customerId } of lines) this.withFees.add(String(customerId));
    if (name !== "transactions") return;
    // Records of new people stay as imported.
    for (const { customerId, type, status } of lines)
      if (type === "PAYMENT" && status === "COMPLETED" && !this.#new.has(String(customerId)))
        this.payers.add(String(customerId));
  }
}

/** Notes the faults of records that are to be removed and that others, which stay, belong to. */
const noteNeeded = async (
  { records, file }: ImportFile,
  { removed }: PlannedPiece,
  { database, faults, removed: removedToo }: Planning,
): Promise<void> => {
  const needed = removed.length === 0 ? undefined : await records.dependants?.(database, removed, removedToo);
  for (const key of needed ?? [])
    faults.push({ file, line: 1, reason: `leaves out ${key}, to which other records belong: remove these first` });
};

/**
 * Plans an import piece by piece, and stores each piece; throws the faults of all files. Requires a transaction if it
 * stores. Returns the number of the import; undefined when nothing was stored. CORR-04
 */
export const runImport = async (
  operator: Operator,
  database: Database,
  { files, isSynchronising, isStoring, names, onFile, onPiece }: ImportRun,
): Promise<number | undefined> => {
  const { today, rules } = operator;
  const planning: Planning = {
    database,
    today,
    rules,
    faults: [],
    lacking: new Set(),
    added: new Map(),
    removed: new Map(),
  };
  const ledgers = new ChangedLedgers();
  const duties = new DutiesToPlan();
  const counts = new ImportCounts();
  let acting = operator;
  const take = async (piece: PlannedPiece): Promise<void> => {
    onPiece(piece);
    duties.add(piece);
    counts.add(piece);
    const hasChanges = piece.added.length + piece.changed.length + piece.removed.length > 0;
    if (!isStoring || !hasChanges || planning.faults.length > 0) return;
    acting = {
      ...operator,
      importNumber: acting.importNumber ?? (await beginImport(operator, database, { files: names })),
    };
    await writePiece(acting, database, piece);
    ledgers.add(piece);
  };

  if (isSynchronising)
    for (const open of files.toReversed()) {
      const file = open();
      if (file.faults.length > 0) continue;
      const piece = await planLeftOut(file, planning);
      await noteNeeded(file, piece, planning);
      await take(piece);
    }
  let isReadable = true;
  for (const open of files) {
    const file = open();
    planning.faults.push(...file.faults);
    onFile?.(file);
    isReadable &&= file.faults.length === 0;
    // Other files may refer to what a file that cannot be read holds.
    if (isReadable) for await (const piece of planFile(file, planning, recordFiles)) await take(piece);
  }
  if (planning.faults.length > 0) refuseFaults(planning.faults);
  for await (const piece of duties.pieces(operator, database)) await take(piece);
  if (acting.importNumber === undefined) return undefined;
  await countImport(database, acting.importNumber, counts.changes);
  await nameCharges(acting, database, [...ledgers.withFees]);
  for (const person of ledgers.payers) await followPostings(operator, database, person);
  return acting.importNumber;
};
