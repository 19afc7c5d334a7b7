import { changesBetween, type PersonChange } from "../../../../domain/institute/kernel/change-set.ts";
import type { CountedChanges } from "../../platform/storage/imports.store.ts";
import { runInThread } from "../../platform/threads/in-thread.ts";
import { ThreadEnded } from "../../platform/threads/thread-pool.ts";
import type { run } from "./check-import.thread.ts";
import { recordFiles } from "./files.ts";
import type { ImportFile, PlannedBatch } from "./plan.ts";
import { readRecords, type CheckedFile } from "./read-file.ts";
import { readOptionsOf, type RecordFile } from "./record-file.ts";
import { writtenRecords } from "./write-batch.ts";

/** The records that a file called "people.csv" or "people.ndjson" has; undefined for other names. */
export const recordsNamed = (file: string): RecordFile | undefined =>
  recordFiles.find(({ name }) => name === file.replace(/\.(csv|ndjson)$/, ""));

/** A file of an import, from its text; `checked` spares the check of its form. */
export const importFileOf = (records: RecordFile, file: string, text: string, checked?: CheckedFile): ImportFile => ({
  records,
  file,
  ...readRecords(file, text, readOptionsOf(records), checked),
});

/** A file of an import, from its text, whose form is checked in a thread. CORR-04 */
export const readImport = async (
  records: RecordFile,
  file: string,
  text: string,
  owner: string,
): Promise<ImportFile> => {
  const module = new URL("check-import.thread.ts", import.meta.url);
  const input = { kind: records.name, file, text };
  const checked = await runInThread<typeof run>({ module, input, owner }).catch((error: unknown): CheckedFile => {
    if (!(error instanceof ThreadEnded)) throw error;
    return { count: 0, faults: [{ file, line: 1, reason: "takes too long to read: divide the file" }] };
  });
  return importFileOf(records, file, text, checked);
};

/** The changes of some records of an import, value by value. CORR-04 */
export const changesIn = (batch: PlannedBatch): readonly PersonChange[] =>
  writtenRecords(batch).flatMap(({ before, after, ...change }) =>
    changesBetween(before, after).map((value) => ({ ...change, ...value })),
  );

/** Numbers of records of each kind that an import adds, changes, leaves and removes. */
export class ImportCounts {
  readonly #byKind = new Map<string, [added: number, changed: number, unchanged: number, removed: number]>();

  add({ records, added, changed, unchanged, removed }: PlannedBatch): void {
    const [before, changes, same, gone] = this.#byKind.get(records.name) ?? [0, 0, 0, 0];
    this.#byKind.set(records.name, [
      before + added.length,
      changes + changed.length,
      same + unchanged,
      gone + removed.length,
    ]);
  }

  /** The kinds that change, with the numbers of records that do. */
  get changes(): readonly CountedChanges[] {
    return this.rows
      .map(([kind, added, changed, _, removed]) => ({ kind, added, changed, removed }))
      .filter(({ added, changed, removed }) => added + changed + removed > 0);
  }

  /** Each kind with its numbers. */
  get rows(): readonly (readonly [kind: string, added: number, changed: number, unchanged: number, removed: number])[] {
    return [...this.#byKind].map(([kind, numbers]) => [kind, ...numbers] as const);
  }
}
