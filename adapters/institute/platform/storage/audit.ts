import { createHmac, type KeyObject, randomUUID } from "node:crypto";

import { changesBetween, type PersonChange } from "../../../../domain/institute/kernel/change-set.ts";
import { retentionCutoff } from "../../../../domain/institute/rules/retention.ts";
import type { Operator } from "../operator.ts";
import { chunked } from "./chunked.ts";
import { required, withheld, nullable, personId } from "./columns.ts";
import { defineTable, type RowOf } from "./define-table.ts";
import { piecesOf } from "./ranges.ts";
import type { Database } from "./storage.ts";
import type { Sweep } from "./sweep-report.ts";

export const auditEntriesTable = defineTable("auditEntries", {
  ofPerson: {
    words: "changes on record",
    keptBecause: "who changed what and when, without the values",
    merger: "left",
  },
  columns: {
    customerId: personId,
    changedAt: required.instant(),
    changedBy: required.author(),
    kind: required.code(),
    record: nullable.text(),
    field: required.code(),
    oldValue: nullable.json(),
    newValue: nullable.json(),
    entryId: withheld.internal(required.text()),
    oldHash: withheld.internal(nullable.text()),
    newHash: withheld.internal(nullable.text()),
    importNumber: withheld.internal(nullable.number()),
  },
});

/**
 * A changed value: who changed it, when, and the values as JSON and as hashes. The hashes stay; the values go after the
 * retention of the rules, or are never kept.
 */
type AuditEntryRow = RowOf<typeof auditEntriesTable>;

declare module "./tables.ts" {
  interface Tables {
    auditEntries: AuditEntryRow;
  }
}

/** A change to a record of a customer: its author, time, and the record before and after. */
export interface AuditedChange {
  readonly customerId: string;
  readonly kind: string;
  /** What identifies the record among those of its kind and person. */
  readonly record?: string | undefined;
  readonly before: unknown;
  readonly after: unknown;
  /** Who made the change, if not the customer: "registrar: A. Clerk". */
  readonly by?: string | undefined;
  readonly at: Date;
  /** Key of the hashes, so guessed values cannot be looked up. */
  readonly auditKey: KeyObject;
  /** Number of the import that made the change. */
  readonly importNumber?: number | undefined;
}

/** Kinds of records whose values let somebody in, so they are never kept. */
const secretKinds: readonly string[] = ["password", "passkey added", "passkey removed"];

const json = (value: unknown): string | null =>
  value === undefined || value === null || value === "" ? null : JSON.stringify(value);

/** The audit entries of a change: one for each changed value. CORR-03 */
export const auditEntriesOf = ({
  before,
  after,
  at,
  auditKey,
  customerId,
  kind,
  record,
  by = customerId,
  importNumber,
}: AuditedChange): readonly AuditEntryRow[] => {
  const hashOf = (field: string, value: string | null): string | null =>
    value === null ? null : createHmac("sha256", auditKey).update(`${kind}.${field}=${value}`).digest("base64url");
  return changesBetween(before, after).map(({ column: field, ...changed }) => {
    const [old, present] = [json(changed.before), json(changed.after)];
    const isSecret = secretKinds.includes(kind);
    return {
      entryId: randomUUID(),
      customerId,
      changedBy: by,
      changedAt: at.getTime(),
      kind,
      record: record ?? null,
      field,
      oldHash: hashOf(field, old),
      newHash: hashOf(field, present),
      oldValue: isSecret ? null : old,
      newValue: isSecret ? null : present,
      importNumber: importNumber ?? null,
    };
  });
};

/** Records changes of records. CORR-03 */
export const auditEach = async (database: Database, changes: readonly AuditedChange[]): Promise<void> => {
  for (const chunk of chunked(changes.flatMap(auditEntriesOf)))
    await database.insertInto("auditEntries").values(chunk).execute();
};

/** Records a change of a record. CORR-03 */
export const audit = (database: Database, change: AuditedChange): Promise<void> => auditEach(database, [change]);

/** A record of a customer before and after a change; `before` is absent for a new one. */
interface PutRecord {
  readonly kind: string;
  readonly record?: string;
  readonly before?: unknown;
  readonly after: { readonly customerId: string };
}

/** Records new or changed records of several customers. CORR-03 */
export const auditAll = (
  { by, now: at, auditKey, importNumber }: Operator,
  database: Database,
  records: readonly PutRecord[],
): Promise<void> =>
  auditEach(
    database,
    records.map(({ kind, record, before, after: { customerId, ...after } }) => ({
      kind,
      record,
      customerId,
      before,
      after,
      auditKey,
      by,
      at,
      importNumber,
    })),
  );

/** A change on record. `values` says whether its values are kept, were kept once, or never are. */
export interface RecordedChange extends PersonChange {
  readonly at: Date;
  readonly by: string;
  readonly values: "kept" | "no longer kept" | "never kept";
  readonly importNumber: number | undefined;
}

const parsed = (value: string | null): unknown => (value === null ? undefined : JSON.parse(value));

const recordedChange = (row: AuditEntryRow): RecordedChange => {
  const { customerId, kind, changedBy, changedAt, oldHash, newHash, oldValue, newValue } = row;
  const isLacking = (oldHash !== null && oldValue === null) || (newHash !== null && newValue === null);
  return {
    customerId,
    kind,
    record: row.record ?? "",
    column: row.field,
    before: parsed(oldValue),
    after: parsed(newValue),
    at: new Date(changedAt),
    by: changedBy,
    values: secretKinds.includes(kind) ? "never kept" : isLacking ? "no longer kept" : "kept",
    importNumber: row.importNumber ?? undefined,
  };
};

/** The changes on record of a customer since an instant, oldest first. CORR-03 */
export const changesOnRecord = async (
  database: Database,
  customerId: string,
  since = new Date(0),
): Promise<readonly RecordedChange[]> => {
  const rows = await database
    .selectFrom("auditEntries")
    .selectAll()
    .where("customerId", "=", customerId)
    .where("changedAt", ">=", since.getTime())
    .orderBy("changedAt")
    .orderBy("kind")
    .orderBy("record")
    .orderBy("field")
    .execute();
  return rows.map(recordedChange);
};

/** The people of whom an import changed records of a kind. CORR-04 */
export const peopleOfImport = async (
  database: Database,
  importNumber: number,
  kind: string,
): Promise<readonly string[]> => {
  const rows = await database
    .selectFrom("auditEntries")
    .select("customerId")
    .distinct()
    .where("importNumber", "=", importNumber)
    .where("kind", "=", kind)
    .orderBy("customerId")
    .execute();
  return rows.map(({ customerId }) => customerId);
};

/** The changes of an import to some people's records of a kind. CORR-04 */
export const changesOfImport = async (
  database: Database,
  importNumber: number,
  kind: string,
  customerIds: readonly string[],
): Promise<readonly RecordedChange[]> => {
  const rows = await database
    .selectFrom("auditEntries")
    .selectAll()
    .where("importNumber", "=", importNumber)
    .where("kind", "=", kind)
    .where("customerId", "in", customerIds)
    .execute();
  return rows.map(recordedChange);
};

const noValues = { oldValue: null, newValue: null };

/** Removes the values of a customer's changes; the facts stay. KEEP-02 */
export const forgetValuesOf = async (database: Database, customerId: string): Promise<void> => {
  await database.updateTable("auditEntries").set(noValues).where("customerId", "=", customerId).execute();
};

/** Removes the values of old changes; returns the number of changes. The facts stay. CORR-03, KEEP-01 */
export const forgetOldValues = async ({ database, now, rules, yieldToRequests }: Sweep): Promise<number> => {
  const withValues = database
    .selectFrom("auditEntries")
    .where(({ or, eb }) => or([eb("oldValue", "is not", null), eb("newValue", "is not", null)]));
  const until = retentionCutoff("changedValues", now, rules) - 1;
  let count = 0;
  for await (const ids of piecesOf(withValues, "entryId", "changedAt", until, yieldToRequests)) {
    await database.updateTable("auditEntries").set(noValues).where("entryId", "in", ids).execute();
    count += ids.length;
  }
  return count;
};
