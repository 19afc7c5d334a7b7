import type { EvidenceType } from "../../../../domain/evidence/evidence-types.ts";
import type { Evidence, EvidenceSubject } from "../../../../domain/evidence/evidence.ts";
import { chunked } from "../../platform/storage/chunked.ts";
import { required, withheld, nullable, personId } from "../../platform/storage/columns.ts";
import { defineTable, type RowOf } from "../../platform/storage/define-table.ts";
import { deleteInRanges } from "../../platform/storage/ranges.ts";
import type { Database } from "../../platform/storage/storage.ts";
import type { Sweep } from "../../platform/storage/sweep-report.ts";

export const evidenceTable = defineTable("evidence", {
  ofPerson: { words: "files that they sent", merger: "moved" },
  columns: {
    customerId: personId,
    receivedAt: required.instant(),
    receivedOn: withheld.copy(required.day()),
    name: required.text(),
    type: required.code<EvidenceType>(),
    size: required.number(),
    /** What it proves; null until a form is sent with it. */
    aboutKind: nullable.code<EvidenceSubject["kind"]>(),
    aboutReference: nullable.text(),
    aboutEvent: nullable.number(),
    fileId: withheld.internal(required.text()),
    /** The key under which it was sent, so that a repeat stores no second one. */
    idempotencyKey: withheld.internal(required.text()),
  },
});

/** A file that is stored: its bytes lie in the store under its id. */
type EvidenceRow = RowOf<typeof evidenceTable>;

declare module "../../platform/storage/tables.ts" {
  interface Tables {
    evidence: EvidenceRow;
  }
}

/** A file with its owner. */
export interface OwnedEvidence extends Evidence {
  readonly customerId: string;
}

const aboutOf = ({ aboutKind, aboutReference, aboutEvent }: EvidenceRow): EvidenceSubject | undefined =>
  aboutKind === null || aboutReference === null
    ? undefined
    : { kind: aboutKind, reference: aboutReference, ...(aboutEvent === null ? {} : { event: aboutEvent }) };

const evidenceIn = (row: EvidenceRow): OwnedEvidence => {
  const { fileId: id, customerId, name, type, size, receivedOn } = row;
  const about = aboutOf(row);
  return { id, customerId, name, type, size, receivedOn, ...(about ? { about } : {}) };
};

/** The files of a person, the latest first. LOG-02 */
export const evidenceOf = async (database: Database, customerId: string): Promise<readonly OwnedEvidence[]> => {
  const rows = await database
    .selectFrom("evidence")
    .selectAll()
    .where("customerId", "=", customerId)
    .orderBy("receivedAt", "desc")
    .orderBy("fileId")
    .execute();
  return rows.map(evidenceIn);
};

/** The files about something, in the order in which they came. LOG-02 */
export const evidenceAbout = async (
  database: Database,
  { kind, reference }: Pick<EvidenceSubject, "kind" | "reference">,
): Promise<readonly OwnedEvidence[]> => {
  const rows = await database
    .selectFrom("evidence")
    .selectAll()
    .where("aboutKind", "=", kind)
    .where("aboutReference", "=", reference)
    .orderBy("receivedAt")
    .orderBy("fileId")
    .execute();
  return rows.map(evidenceIn);
};

/** A file by its id; undefined when there is none. */
export const storedEvidence = async (database: Database, fileId: string): Promise<OwnedEvidence | undefined> => {
  const row = await database.selectFrom("evidence").selectAll().where("fileId", "=", fileId).executeTakeFirst();
  return row && evidenceIn(row);
};

/** A person's file that was sent under a key; undefined when there is none. */
export const evidenceUnderKey = async (
  database: Database,
  customerId: string,
  idempotencyKey: string,
): Promise<Evidence | undefined> => {
  const row = await database
    .selectFrom("evidence")
    .selectAll()
    .where("customerId", "=", customerId)
    .where("idempotencyKey", "=", idempotencyKey)
    .executeTakeFirst();
  return row && evidenceIn(row);
};

/** Bytes of all files of a person. */
export const bytesUsed = async (database: Database, customerId: string): Promise<number> => {
  const { used } = await database
    .selectFrom("evidence")
    .select(({ fn }) => fn.sum<number | null>("size").as("used"))
    .where("customerId", "=", customerId)
    .executeTakeFirstOrThrow();
  return used ?? 0;
};

/** Adds a file that no form was sent with yet. */
export const addEvidence = async (
  database: Database,
  row: Omit<EvidenceRow, "aboutKind" | "aboutReference" | "aboutEvent">,
): Promise<Evidence> => {
  const whole = { ...row, aboutKind: null, aboutReference: null, aboutEvent: null };
  await database.insertInto("evidence").values(whole).execute();
  return evidenceIn(whole);
};

/** Notes what files of a person prove; returns how many of them proved nothing before. */
export const setSubject = async (
  database: Database,
  customerId: string,
  fileIds: readonly string[],
  { kind, reference, event }: EvidenceSubject,
): Promise<number> => {
  const { numUpdatedRows } = await database
    .updateTable("evidence")
    .set({ aboutKind: kind, aboutReference: reference, aboutEvent: event ?? null })
    .where("fileId", "in", fileIds)
    .where("customerId", "=", customerId)
    .where("aboutKind", "is", null)
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
};

/** Removes the row of a file; its bytes are removed afterwards. */
export const deleteEvidence = async (database: Database, fileId: string): Promise<void> => {
  await database.deleteFrom("evidence").where("fileId", "=", fileId).execute();
};

/** Removes the rows of the files about something; the housekeeping removes their bytes. */
export const deleteEvidenceAbout = async (
  database: Database,
  { kind, reference }: Pick<EvidenceSubject, "kind" | "reference">,
): Promise<void> => {
  await database.deleteFrom("evidence").where("aboutKind", "=", kind).where("aboutReference", "=", reference).execute();
};

/** The ids among these that have a row. */
export const existingEvidenceIds = async (database: Database, ids: readonly string[]): Promise<ReadonlySet<string>> => {
  const known: string[] = [];
  for (const chunk of chunked(ids)) {
    const rows = await database.selectFrom("evidence").select("fileId").where("fileId", "in", chunk).execute();
    known.push(...rows.map(({ fileId }) => fileId));
  }
  return new Set(known);
};

/** The ids and sizes of all files, in no order. */
export const allEvidence = (database: Database) => database.selectFrom("evidence").select(["fileId", "size"]).execute();

/** Removes the rows of files received before an instant: all, or those that prove nothing. Returns their number. */
export const deleteReceivedBefore = (
  { database, yieldToRequests }: Pick<Sweep, "database" | "yieldToRequests">,
  before: Date,
  which: "all" | "unattached",
): Promise<number> => {
  const isWanted = which === "unattached";
  const rows = database.selectFrom("evidence").$if(isWanted, (all) => all.where("aboutKind", "is", null));
  return deleteInRanges(rows, "receivedAt", before.getTime() - 1, yieldToRequests, (to) =>
    database
      .deleteFrom("evidence")
      .where("receivedAt", "<=", to)
      .$if(isWanted, (all) => all.where("aboutKind", "is", null))
      .executeTakeFirstOrThrow(),
  );
};
