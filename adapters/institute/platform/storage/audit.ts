import { createHmac, randomUUID } from "node:crypto";

import type { Operator } from "../operator.ts";
import { chunked } from "./chunked.ts";
import type { Database } from "./storage.ts";

/** A changed value: who changed it, when, and hashes of the old and new values. */
interface AuditEntryRow {
  entryId: string;
  customerId: string;
  changedBy: string;
  changedAt: number;
  kind: string;
  field: string;
  oldHash: string | null;
  newHash: string | null;
}

declare module "./tables.ts" {
  interface Tables {
    auditEntries: AuditEntryRow;
  }
}

/** A change to a customer's record: its author, time, and values. */
export interface AuditedChange {
  readonly customerId: string;
  readonly kind: string;
  readonly before: unknown;
  readonly after: unknown;
  /** Who made the change, if not the customer: "registrar: A. Clerk". */
  readonly by?: string | undefined;
  readonly at: Date;
  /** Key of the hashes, so guessed values cannot be looked up. */
  readonly auditKey: Buffer;
}

/** Every leaf value with its path: "email.address". */
const valuesOf = (value: unknown, field = ""): readonly (readonly [field: string, value: string])[] => {
  if (typeof value !== "object" || value === null) return value === undefined ? [] : [[field, JSON.stringify(value)]];
  if (Array.isArray(value)) return [[field, JSON.stringify(value)]];
  return Object.entries(value).flatMap(([name, inner]) => valuesOf(inner, field === "" ? name : `${field}.${name}`));
};

/** The audit entries of a change: for each changed value its author, time, and hashes of the old and new values. */
export const auditEntriesOf = (change: AuditedChange): readonly AuditEntryRow[] => {
  const { customerId, kind, at, auditKey, by = customerId } = change;
  const hashOf = (field: string, value: string | undefined): string | null =>
    value === undefined ? null : createHmac("sha256", auditKey).update(`${kind}.${field}=${value}`).digest("base64url");
  const before = new Map(valuesOf(change.before));
  const after = new Map(valuesOf(change.after));
  const changed = [...new Set([...before.keys(), ...after.keys()])].filter(
    (field) => before.get(field) !== after.get(field),
  );
  return changed.map((field) => ({
    entryId: randomUUID(),
    customerId,
    changedBy: by,
    changedAt: at.getTime(),
    kind,
    field,
    oldHash: hashOf(field, before.get(field)),
    newHash: hashOf(field, after.get(field)),
  }));
};

/** Writes a change to the audit log, without the values themselves. */
export const audit = async (database: Database, change: AuditedChange): Promise<void> => {
  const entries = auditEntriesOf(change);
  if (entries.length > 0) await database.insertInto("auditEntries").values(entries).execute();
};

/** Writes new records of several customers to the audit log, one entry each. */
export const auditAll = async (
  { by, now: at, auditKey }: Operator,
  database: Database,
  records: readonly { readonly kind: string; readonly record: { readonly customerId: string } }[],
): Promise<void> => {
  const entries = records.flatMap(({ kind, record }) =>
    auditEntriesOf({
      customerId: record.customerId,
      kind,
      before: undefined,
      after: JSON.stringify(record),
      auditKey,
      by,
      at,
    }),
  );
  for (const piece of chunked(entries)) await database.insertInto("auditEntries").values(piece).execute();
};
