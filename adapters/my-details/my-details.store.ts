import type * as z from "zod/mini";

import { yearOf, type CalendarDate } from "../../domain/kernel/calendar-date.ts";
import type { ChangeKind } from "../../domain/submissions/events.ts";
import { Refused } from "../institute/refused.ts";
import { audit } from "../institute/storage/audit.ts";
import type { Database } from "../institute/storage/storage.ts";
import { newReference } from "../submissions/reference.ts";
import { storeSubmission } from "../submissions/submissions.store.ts";

/** One kind of record of one customer, such as contact details; a change counts its version up. */
interface PersonalRecordRow {
  customerId: string;
  kind: string;
  details: string;
  version: number;
}

declare module "../institute/storage/tables.ts" {
  interface Tables {
    personalRecords: PersonalRecordRow;
  }
}

/** A kind of record that each customer has one of. */
export interface RecordKind<Details> {
  readonly name: ChangeKind;
  /** What a stored record has to fit when it is read: one of an older form may lack what is optional. */
  readonly schema: z.ZodMiniType<Details>;
  /** What someone has of whom nothing is stored. */
  readonly nothing: Details;
}

export interface StoredRecord<Details> {
  readonly details: Details;
  readonly version: string;
}

/** A change of one customer's record. */
export interface RecordChange<Details> {
  readonly customerId: string;
  readonly database: Database;
  /** The version it was made upon; undefined changes whatever is stored. */
  readonly version: string | undefined;
  readonly now: Date;
  /** The organisation's day at that moment. */
  readonly today: CalendarDate;
  readonly change: (details: Details) => Details;
  readonly auditKey: Buffer;
  /** The author of the change, when it is not the customer. */
  readonly by?: string;
  /** The customer's change as sent, stored as a submission; absent for changes by staff. SENT-01 */
  readonly sent?: unknown;
}

/** A stored record, read; throws when it is not what its kind should be. */
export const readRecord = <Details>(kind: RecordKind<Details>, stored: string): Details => {
  const result = kind.schema.safeParse(JSON.parse(stored));
  if (result.success) return result.data;
  const wrong = result.error.issues.map((issue) => issue.path.join("."));
  throw new Error(`A stored record of ${kind.name} is not what it should be: ${wrong.join(", ")}`);
};

/** What is stored of one customer. */
export const recordOf = async <Details>(
  database: Database,
  kind: RecordKind<Details>,
  customerId: string,
): Promise<StoredRecord<Details>> => {
  const found = await database
    .selectFrom("personalRecords")
    .select(["details", "version"])
    .where("customerId", "=", customerId)
    .where("kind", "=", kind.name)
    .executeTakeFirst();
  if (!found) return { details: kind.nothing, version: "0" };
  return { details: readRecord(kind, found.details), version: String(found.version) };
};

const changedMeanwhile = () =>
  new Refused(412, "CHANGED_MEANWHILE", "These details were changed elsewhere since they were read.");

/** Stores details in place of a version; false when another change was first. */
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
 * Changes a record within a transaction: upon the version that was read, or not at all, so that nobody
 * overwrites what they have not seen. A change that names no version is made upon whatever is stored.
 */
export const changeRecord = async <Details>(
  kind: RecordKind<Details>,
  { database, customerId, version, now, today, change, auditKey, by, sent }: RecordChange<Details>,
): Promise<StoredRecord<Details>> => {
  for (;;) {
    const stored = await recordOf(database, kind, customerId);
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
