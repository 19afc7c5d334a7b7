import { changesBetween, type PersonChange } from "../../../../domain/kernel/change-set.ts";
import { recordFiles } from "./files.ts";
import type { ImportFile, PlannedPiece } from "./plan.ts";
import { readRecords } from "./read-file.ts";
import { isVersioned, type RecordFile } from "./record-file.ts";
import { writtenIn } from "./write-piece.ts";

/** The records that a file called "people.csv" or "people.ndjson" has; undefined for other names. */
export const recordsNamed = (file: string): RecordFile | undefined =>
  recordFiles.find(({ name }) => name === file.replace(/\.(csv|ndjson)$/, ""));

/** A file of an import, from its text. */
export const importFileOf = (records: RecordFile, file: string, text: string): ImportFile => ({
  records,
  file,
  ...readRecords(file, text, { ...records, isVersioned: isVersioned(records) }),
});

/** The changes of some records of an import, value by value. CORR-04 */
export const changesIn = (piece: PlannedPiece): readonly PersonChange[] =>
  writtenIn(piece).flatMap(({ before, after, ...change }) =>
    changesBetween(before, after).map((value) => ({ ...change, ...value })),
  );

/** Numbers of records of each kind that an import adds, changes, leaves and removes. */
export class ImportCounts {
  readonly #byKind = new Map<string, [added: number, changed: number, unchanged: number, removed: number]>();

  add({ records, added, changed, unchanged, removed }: PlannedPiece): void {
    const [before, changes, same, gone] = this.#byKind.get(records.name) ?? [0, 0, 0, 0];
    this.#byKind.set(records.name, [
      before + added.length,
      changes + changed.length,
      same + unchanged,
      gone + removed.length,
    ]);
  }

  /** Each kind with its numbers. */
  get rows(): readonly (readonly [kind: string, added: number, changed: number, unchanged: number, removed: number])[] {
    return [...this.#byKind].map(([kind, numbers]) => [kind, ...numbers] as const);
  }
}
