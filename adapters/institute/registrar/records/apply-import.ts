import { beginCpd } from "../../areas/cpd/begin-duties.ts";
import { followPostings } from "../../areas/fees/follow-postings.ts";
import { nameCharges } from "../../areas/fees/name-charges.ts";
import type { Operator } from "../../platform/operator.ts";
import { auditEach } from "../../platform/storage/audit.ts";
import { chunked } from "../../platform/storage/chunked.ts";
import type { Database } from "../../platform/storage/storage.ts";
import type { FilePlan } from "./plan.ts";
import type { Change } from "./record-file.ts";

interface ImportContext extends Operator {
  readonly database: Database;
  /** Whether records missing from the files are removed. */
  readonly isSynchronising: boolean;
  /** Progress callback with the number of processed records. */
  readonly onProgress: (records: number) => void;
}

/** Changes of a plan to one kind of record, including records missing from the file. */
export const changesOf = (
  { records, added, changed, leftOut }: FilePlan,
  isSynchronising: boolean,
): { readonly put: readonly Change[]; readonly removed: readonly Change["line"][] } => {
  const put = [...added, ...changed];
  if (!isSynchronising) return { put, removed: [] };
  if (!records.leftOut) return { put, removed: records.remove ? leftOut : [] };
  const after = leftOut.map((before) => ({ before, line: records.leftOut?.(before) ?? before }));
  return {
    put: [...put, ...after.filter(({ before, line }) => JSON.stringify(before) !== JSON.stringify(line))],
    removed: [],
  };
};

const auditChanges = async (
  { database, by, now, auditKey }: ImportContext,
  kind: string,
  changes: readonly {
    readonly line: object;
    readonly before?: object | undefined;
    readonly after?: object | undefined;
  }[],
): Promise<void> => {
  await auditEach(
    database,
    changes.map(({ line, before, after }) => ({
      customerId: String((line as { customerId: unknown }).customerId),
      kind,
      before,
      after,
      at: now,
      by,
      auditKey,
    })),
  );
};

interface PlannedChanges {
  readonly records: FilePlan["records"];
  readonly put: readonly Change[];
}

/** Existing people whose payments are imported; records of new people stay as imported. */
const payersIn = (planned: readonly PlannedChanges[]): ReadonlySet<string> => {
  const putOf = (name: string) => planned.filter(({ records }) => records.name === name).flatMap(({ put }) => put);
  const isNew = new Set(putOf("people").flatMap(({ line, before }) => (before ? [] : [String(line["customerId"])])));
  const payments = putOf("transactions").filter(
    ({ line }) => line["type"] === "PAYMENT" && line["status"] === "COMPLETED",
  );
  return new Set(payments.map(({ line }) => String(line["customerId"])).filter((customerId) => !isNew.has(customerId)));
};

/** People whose charges or subscriptions are imported. */
const peopleWithFees = (planned: readonly PlannedChanges[]): ReadonlySet<string> =>
  new Set(
    planned
      .filter(({ records }) => records.name === "transactions" || records.name === "subscriptions")
      .flatMap(({ put }) => put.map(({ line }) => String(line["customerId"]))),
  );

/** Applies plans within a transaction. */
export const applyImport = async (plans: readonly FilePlan[], context: ImportContext): Promise<void> => {
  const { database, isSynchronising, onProgress } = context;
  const planned = plans.map((plan) => ({ records: plan.records, ...changesOf(plan, isSynchronising) }));
  for (const { records, removed } of [...planned].reverse()) {
    for (const piece of chunked(removed)) {
      await records.remove?.(database, piece, context);
      await auditChanges(
        context,
        records.name,
        piece.map((line) => ({ line, before: line })),
      );
      onProgress(piece.length);
    }
  }
  for (const { records, put } of planned) {
    for (const piece of chunked(put)) {
      await records.put(database, piece, context);
      await auditChanges(
        context,
        records.name,
        piece.map(({ line, before }) => ({ line, before, after: line })),
      );
      onProgress(piece.length);
    }
  }
  for (const customerId of peopleWithFees(planned)) await nameCharges(context, database, customerId);
  for (const person of payersIn(planned)) await followPostings(context, database, person);
  await beginCpd(context, database);
};
