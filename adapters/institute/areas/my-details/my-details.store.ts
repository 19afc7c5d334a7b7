import type { KeyObject } from "node:crypto";

import type * as z from "zod/mini";

import { yearOf, type CalendarDate } from "../../../../domain/kernel/calendar-date.ts";
import type { ChangeKind } from "../../../../domain/submissions/events.ts";
import { wordedRefusal } from "../../platform/http/refusal-texts.ts";
import { audit } from "../../platform/storage/audit.ts";
import { batchedQuery } from "../../platform/storage/batched-query.ts";
import { required, withheld, personId } from "../../platform/storage/columns.ts";
import { defineTable, type RowOf } from "../../platform/storage/define-table.ts";
import type { Database } from "../../platform/storage/storage.ts";
import { newReference } from "../submissions/reference.ts";
import { storeSubmission } from "../submissions/submissions.store.ts";

export const personalRecordsTable = defineTable("personalRecords", {
  ofPerson: { words: "contact, account, employment and other details", merger: ["kind"] },
  columns: {
    customerId: personId,
    kind: required.code(),
    details: required.json(),
    version: withheld.internal(required.number()),
  },
});

/** One record of a kind and customer, such as contact details; each change increments its version. */
type PersonalRecordRow = RowOf<typeof personalRecordsTable>;

declare module "../../platform/storage/tables.ts" {
  interface Tables {
    personalRecords: PersonalRecordRow;
  }
}

/** A kind of record of which each customer has at most one. */
export interface RecordKind<Details> {
  readonly name: ChangeKind;
  /** Schema of stored records. Optional fields may be missing in older records. */
  readonly schema: z.ZodMiniType<Details>;
  /** The record of a customer without a stored one. */
  readonly nothing: Details;
}

export interface StoredRecord<Details> {
  readonly details: Details;
  readonly version: string;
}

/** A change to a customer's record. */
export interface RecordChange<Details> {
  readonly customerId: string;
  readonly database: Database;
  /** The version that the change is based on; undefined to skip the check. */
  readonly version: string | undefined;
  readonly now: Date;
  /** The organisation's day at that moment. */
  readonly today: CalendarDate;
  readonly change: (details: Details) => Details;
  readonly auditKey: KeyObject;
  /** The author of the change, when it is not the customer. */
  readonly by?: string;
  /** The customer's change as sent, stored as a submission; absent for changes by staff. SENT-01 */
  readonly sent?: unknown;
}

/** Parses a stored record; throws when it is invalid. */
export const readRecord = <Details>(kind: RecordKind<Details>, stored: string): Details => {
  const result = kind.schema.safeParse(JSON.parse(stored));
  if (result.success) return result.data;
  const wrong = result.error.issues.map((issue) => issue.path.join("."));
  throw new Error(`A stored record of ${kind.name} is not what it should be: ${wrong.join(", ")}`);
};

const recordsBy = batchedQuery((database, customerId, kind) =>
  database
    .selectFrom("personalRecords")
    .select(["details", "version"])
    .where("customerId", "=", customerId)
    .where("kind", "=", kind),
);

/** A customer's stored record. */
export const personalRecordOf = async <Details>(
  database: Database,
  kind: RecordKind<Details>,
  customerId: string,
): Promise<StoredRecord<Details>> => {
  const [found] = await recordsBy(database, customerId, kind.name);
  if (!found) return { details: kind.nothing, version: "0" };
  return { details: readRecord(kind, found.details), version: String(found.version) };
};

const changedMeanwhile = () => wordedRefusal("outdated", "CHANGED_MEANWHILE");

/** Replaces a version with new details; false when another change came first. */
const replace = async (
  database: Database,
  kind: string,
  customerId: string,
  version: string,
  details: string,
): Promise<boolean> => {
  if (version === "0") {
    const { numInsertedOrUpdatedRows } = await database
      .insertInto("personalRecords")
      .values({ customerId, kind, details, version: 1 })
      .onConflict((conflict) => conflict.columns(["customerId", "kind"]).doNothing())
      .executeTakeFirstOrThrow();
    return Number(numInsertedOrUpdatedRows ?? 0) > 0;
  }
  const { numUpdatedRows } = await database
    .updateTable("personalRecords")
    .set({ details, version: Number(version) + 1 })
    .where("customerId", "=", customerId)
    .where("kind", "=", kind)
    .where("version", "=", Number(version))
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows) > 0;
};

/**
 * Changes a record within a transaction if the base version is current (optimistic lock). A change without a version
 * always applies.
 */
export const changeRecord = async <Details>(
  kind: RecordKind<Details>,
  { database, customerId, version, now, today, change, auditKey, by, sent }: RecordChange<Details>,
): Promise<StoredRecord<Details>> => {
  for (;;) {
    const stored = await personalRecordOf(database, kind, customerId);
    if (version !== undefined && version !== stored.version) throw changedMeanwhile();
    const details = change(stored.details);
    if (await replace(database, kind.name, customerId, stored.version, JSON.stringify(details))) {
      const before = stored.details;
      await audit(database, { customerId, kind: kind.name, before, after: details, at: now, auditKey, by });
      const reference = newReference(`CHG-${yearOf(today)}`);
      if (sent !== undefined)
        await storeSubmission(database, {
          kind: kind.name,
          reference,
          customerId,
          answers: sent,
          now,
          today,
          replaced: before,
        });
      return { details, version: String(Number(stored.version) + 1) };
    }
    if (version !== undefined) throw changedMeanwhile();
  }
};
