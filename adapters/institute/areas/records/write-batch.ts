import type { Operator } from "../../platform/operator.ts";
import { auditEach } from "../../platform/storage/audit.ts";
import { chunked } from "../../platform/storage/chunked.ts";
import type { Database } from "../../platform/storage/storage.ts";
import type { Line } from "./columns.ts";
import type { PlannedBatch } from "./plan.ts";
import type { RecordFile } from "./record-file.ts";

/** The key of a record among those of its kind and person. */
export const recordKeyOf = ({ key }: Pick<RecordFile, "key">, line: Line): string =>
  key
    .filter((field) => field !== "customerId")
    .map((field) => String(line[field]))
    .join(" ");

const withoutPerson = (line: Line | undefined): Line | undefined => {
  if (!line) return undefined;
  const { customerId: _, ...rest } = line;
  return rest;
};

/** A record before and after a batch; undefined where there is none. */
interface WrittenRecord {
  readonly customerId: string;
  readonly kind: string;
  readonly record: string;
  readonly before: Line | undefined;
  readonly after: Line | undefined;
}

/** The records that a batch changes. */
export const writtenRecords = ({ records, added, changed, removed }: PlannedBatch): readonly WrittenRecord[] => {
  const written = (line: Line, before: Line | undefined, after: Line | undefined): WrittenRecord => ({
    customerId: String(line["customerId"]),
    kind: records.name,
    record: recordKeyOf(records, line),
    before: withoutPerson(before),
    after: withoutPerson(after),
  });
  return [
    ...removed.map((line) => written(line, line, undefined)),
    ...[...added, ...changed].map(({ line, before }) => written(line, before, line)),
  ];
};

/** Stores planned changes within a transaction, and records each. CORR-03, CORR-04 */
export const writeBatch = async (operator: Operator, database: Database, batch: PlannedBatch): Promise<void> => {
  const { by, now: at, auditKey, importNumber } = operator;
  const { records, added, changed, removed } = batch;
  for (const some of chunked(removed)) await records.remove?.(database, some, operator);
  if (added.length + changed.length > 0) await records.put(database, [...added, ...changed], operator);
  await auditEach(
    database,
    writtenRecords(batch).map((each) => ({ ...each, at, by, auditKey, importNumber })),
  );
};
