import { balanceOf } from "../../../domain/fees/transactions.ts";
import { firstDayOf, yearOf, type CalendarDate } from "../../../domain/kernel/calendar-date.ts";
import type { Transaction } from "../../../domain/fees/account.ts";
import { auditEntriesOf } from "../../institute/storage/audit.ts";
import type { Database } from "../../institute/storage/storage.ts";
import { chunked, type Change } from "./record-file.ts";
import type { FilePlan } from "./plan.ts";

/** Who does something, when, and how it is kept in the record of changes. */
export interface Operator {
  readonly by: string;
  readonly now: Date;
  readonly today: CalendarDate;
  readonly auditKey: Buffer;
}

/** What an import is carried out with. */
interface CarryingOut extends Operator {
  readonly database: Database;
  /** Whether what the files leave out is removed. */
  readonly isSynchronising: boolean;
  /** Told after each step how many records are done. */
  readonly onProgress: (records: number) => void;
}

/** What a plan does to one kind of record, what is left out of the file included. */
export const changesOf = (
  { records, added, changed, leftOut }: FilePlan,
  isSynchronising: boolean,
): { readonly put: readonly Change[]; readonly removed: readonly Change["line"][] } => {
  const put = [...added, ...changed];
  if (!isSynchronising) return { put, removed: [] };
  if (!records.leftOut) return { put, removed: records.remove ? leftOut : [] };
  const after = leftOut.map((before) => ({ before, line: records.leftOut?.(before) ?? before }));
  return { put: [...put, ...after.filter(({ before, line }) => JSON.stringify(before) !== JSON.stringify(line))], removed: [] };
};

const auditChanges = async (
  { database, by, now, auditKey }: CarryingOut,
  kind: string,
  changes: readonly { readonly line: object; readonly before?: object | undefined; readonly after?: object | undefined }[],
): Promise<void> => {
  const entries = changes.flatMap(({ line, before, after }) =>
    auditEntriesOf({
      customerId: String((line as { customerId: unknown }).customerId),
      kind,
      // Something new, or removed, is one entry; of a change there is one for each value.
      before: after === undefined ? before && JSON.stringify(before) : before,
      after: before === undefined ? JSON.stringify(after) : after,
      at: now,
      by,
      auditKey,
    }),
  );
  for (const piece of chunked(entries)) await database.insertInto("auditEntries").values(piece).execute();
};

/** What people owe follows from what they were charged and paid. LAND-02 */
const settleBalances = async (database: Database, people: readonly string[]): Promise<void> => {
  for (const piece of chunked(people)) {
    const rows = await database
      .selectFrom("transactions")
      .select(["customerId", "amount", "type", "status"])
      .where("customerId", "in", piece)
      .execute();
    const owned = new Map<string, Pick<Transaction, "amount" | "type" | "status">[]>(piece.map((person) => [person, []]));
    for (const { customerId, ...transaction } of rows) owned.get(customerId)?.push(transaction);
    for (const [customerId, transactions] of owned)
      await database
        .updateTable("customers")
        .set({ balance: balanceOf(transactions) })
        .where("customerId", "=", customerId)
        .execute();
  }
};

/** Everyone has a place in the CPD record; whoever is new and has none begins with nothing due before next year. CPD-01 */
const beginCpd = async (database: Database, today: CalendarDate): Promise<void> => {
  const without = await database
    .selectFrom("customers")
    .select(["customerId", "customerType", "isRetired"])
    .where("customerId", "not in", database.selectFrom("cpdOverviews").select("customerId"))
    .execute();
  const nextDueDate = firstDayOf(yearOf(today) + 1);
  const rows = without.map(({ customerId, customerType, isRetired }) => ({
    customerId,
    code: customerType === "MEMBER" && isRetired === 0 ? ("UPTODATE" as const) : ("NOT_REQUIRED" as const),
    year: yearOf(today),
    nextDueDate,
  }));
  for (const piece of chunked(rows)) await database.insertInto("cpdOverviews").values(piece).execute();
};

/** Stores what a plan comes to, within a transaction. */
export const carryOut = async (plans: readonly FilePlan[], carrying: CarryingOut): Promise<void> => {
  const { database, isSynchronising, onProgress, today } = carrying;
  const planned = plans.map((plan) => ({ records: plan.records, ...changesOf(plan, isSynchronising) }));
  for (const { records, removed } of [...planned].reverse()) {
    for (const piece of chunked(removed)) {
      await records.remove?.(database, piece, carrying);
      await auditChanges(carrying, records.name, piece.map((line) => ({ line, before: line })));
      onProgress(piece.length);
    }
  }
  for (const { records, put } of planned) {
    for (const piece of chunked(put)) {
      await records.put(database, piece, carrying);
      await auditChanges(carrying, records.name, piece.map(({ line, before }) => ({ line, before, after: line })));
      onProgress(piece.length);
    }
  }
  const charged = planned.find(({ records }) => records.name === "transactions");
  const lines = [...(charged?.put ?? []).map(({ line }) => line), ...(charged?.removed ?? [])];
  await settleBalances(database, [...new Set(lines.map((line) => String(line["customerId"])))]);
  await beginCpd(database, today);
};
