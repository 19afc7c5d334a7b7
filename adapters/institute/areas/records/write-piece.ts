import type { Operator } from "../../platform/operator.ts";
import { auditEach } from "../../platform/storage/audit.ts";
import { chunked } from "../../platform/storage/chunked.ts";
import type { Database } from "../../platform/storage/storage.ts";
import type { Line } from "./columns.ts";
import type { PlannedPiece } from "./plan.ts";
import type { RecordFile } from "./record-file.ts";

/** What identifies a record among those of its kind and person. */
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

/** A record as it is before and after a piece; undefined where there is none. */
interface WrittenRecord {
  readonly customerId: string;
  readonly kind: string;
  readonly record: string;
  readonly before: Line | undefined;
  readonly after: Line | undefined;
}

/** The records that a piece changes. */
export const writtenIn = ({ records, added, changed, removed }: PlannedPiece): readonly WrittenRecord[] => {
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
export const writePiece = async (operator: Operator, database: Database, piece: PlannedPiece): Promise<void> => {
  const { by, now: at, auditKey, importNumber } = operator;
  const { records, added, changed, removed } = piece;
  for (const some of chunked(removed)) await records.remove?.(database, some, operator);
  if (added.length + changed.length > 0) await records.put(database, [...added, ...changed], operator);
  await auditEach(
    database,
    writtenIn(piece).map((each) => ({ ...each, at, by, auditKey, importNumber })),
  );
};
