import { createHash } from "node:crypto";

import {
  earlierIdentities,
  entryIdentities,
  type BankEntry,
} from "../../../../../domain/institute/fees/bank-entries.ts";
import type { BankFormat } from "../../../../../domain/institute/fees/same-entry.ts";
import type { Pence } from "../../../../../domain/kernel/money.ts";
import { RefusalError } from "../../../platform/http/refusal-error.ts";
import { chunked } from "../../../platform/storage/chunked.ts";
import { required, withheld, nullable } from "../../../platform/storage/columns.ts";
import { defineTable, type RowOf } from "../../../platform/storage/define-table.ts";
import type { Database } from "../../../platform/storage/storage.ts";
import type { ActionContext } from "../../use-case-context.ts";

export const bankLinesTable = defineTable("bankLines", {
  byReference: { column: "bankLine", of: "transactions", isSoleOwner: true },
  columns: {
    /** Made of its identity, so that the same entry is stored once. */
    bankLine: required.text(),
    day: required.day(),
    amount: required.amount(),
    words: required.text(),
    payer: required.text(),
    addedAt: required.instant(),
    open: withheld.internal(required.amount()),
    file: withheld.internal(required.text()),
    fileLine: withheld.internal(required.number()),
    addedBy: withheld.internal(required.text()),
    asideReason: withheld.internal(nullable.text()),
    asideBy: withheld.internal(nullable.text()),
    asideAt: withheld.internal(nullable.instant()),
    format: withheld.internal(nullable.code<BankFormat>()),
    account: withheld.internal(nullable.text()),
    /** The same credit in a file of another format. */
    sameAs: withheld.internal(nullable.text()),
  },
});

/** A credit as a bank reported it, and its unposted amount. BANK-03 */
export type BankLineRow = RowOf<typeof bankLinesTable>;

declare module "../../../platform/storage/tables.ts" {
  interface Tables {
    bankLines: BankLineRow;
  }
}

const hashed = (identity: string, length: number): string =>
  `BANK-${createHash("sha256").update(identity).digest("hex").slice(0, length).toUpperCase()}`;

/** An entry with the line that it becomes, and the reference of its payment in earlier releases. */
export interface IdentifiedEntry {
  readonly entry: BankEntry;
  readonly bankLine: string;
  readonly earlierReference: string;
}

/** Gives the entries of a file their identity. BANK-02 */
export const identifyEntries = (entries: readonly BankEntry[]): readonly IdentifiedEntry[] => {
  const earlier = earlierIdentities(entries);
  return entryIdentities(entries).map((identity, index) => ({
    entry: entries[index] as BankEntry,
    bankLine: hashed(identity, 16),
    earlierReference: hashed(earlier[index] ?? "", 12),
  }));
};

/** A file that reports entries. */
export interface ReportingFile {
  readonly name: string;
  readonly format: BankFormat;
  /** The lines of it that staff leave waiting. BANK-03 */
  readonly leave?: readonly number[] | undefined;
}

/** Whether a reference is of a credit from a bank's file, not of a payment by hand or reported. */
export const isBankReference = (reference: string): boolean => reference.startsWith("BANK-");

const notAside = { asideReason: null, asideBy: null, asideAt: null, sameAs: null };

/** The line that an entry of a file becomes, with nothing of it posted. */
export const bankLineRow = (
  { by, now }: Pick<ActionContext, "by" | "now">,
  { name: file, format }: ReportingFile,
  { bankLine, entry }: IdentifiedEntry,
): BankLineRow => ({
  bankLine,
  day: entry.date,
  amount: entry.amount,
  open: entry.amount,
  words: entry.words,
  payer: entry.payer,
  file,
  fileLine: entry.line,
  addedBy: by,
  addedAt: now.getTime(),
  format,
  account: entry.account ?? null,
  ...notAside,
});

/**
 * Stores the entries of a file that no earlier file had; returns those. Concurrent processes store an entry once.
 * BANK-02
 */
export const addBankLines = async (
  context: ActionContext,
  file: ReportingFile,
  entries: readonly IdentifiedEntry[],
): Promise<readonly IdentifiedEntry[]> => {
  const added = new Set<string>();
  // One order for all processes prevents deadlocks.
  const ordered = entries.toSorted((one, other) => (one.bankLine < other.bankLine ? -1 : 1));
  for (const piece of chunked(ordered)) {
    const rows = piece.map((each) => bankLineRow(context, file, each));
    const stored = await context.database
      .insertInto("bankLines")
      .values(rows)
      .onConflict((conflict) => conflict.column("bankLine").doNothing())
      .returning("bankLine")
      .execute();
    for (const { bankLine } of stored) added.add(bankLine);
  }
  return entries.filter(({ bankLine }) => added.has(bankLine));
};

/** Stores a payment that came by no bank file as a credit, posted by it; returns its line. BANK-02 */
export const addLineOfPayment = async (
  { database, now }: Pick<ActionContext, "database" | "now">,
  payment: Pick<BankLineRow, "amount" | "words"> & {
    readonly reference: string;
    readonly date: BankLineRow["day"];
    readonly postedBy: string | null;
  },
): Promise<string> => {
  const { reference, date: day, amount, words, postedBy } = payment;
  const bankLine = reference.toUpperCase();
  await database
    .insertInto("bankLines")
    .values({
      bankLine,
      day,
      amount,
      open: 0,
      words,
      payer: "",
      file: "posted by hand",
      fileLine: 0,
      addedBy: postedBy ?? "",
      addedAt: now.getTime(),
      format: null,
      account: null,
      ...notAside,
    })
    .execute();
  return bankLine;
};

/** Filters the entries that no earlier file had. BANK-02 */
export const filterNewEntries = async (
  database: Database,
  entries: readonly IdentifiedEntry[],
): Promise<readonly IdentifiedEntry[]> => {
  const known = new Set<string>();
  for (const piece of chunked(entries)) {
    const references = piece.map(({ bankLine }) => bankLine);
    const rows = await database
      .selectFrom("bankLines")
      .select("bankLine")
      .where("bankLine", "in", references)
      .execute();
    for (const { bankLine } of rows) known.add(bankLine);
  }
  return entries.filter(({ bankLine }) => !known.has(bankLine));
};

/** The bank line with a reference. */
export const bankLineOf = (database: Database, bankLine: string): Promise<BankLineRow | undefined> =>
  database.selectFrom("bankLines").selectAll().where("bankLine", "=", bankLine).executeTakeFirst();

/** Locks a bank line until the transaction ends, and reads it; throws a refusal when there is none. */
export const lockBankLine = async (database: Database, bankLine: string): Promise<BankLineRow> => {
  const row = await database
    .updateTable("bankLines")
    .set(({ ref }) => ({ open: ref("open") }))
    .where("bankLine", "=", bankLine.toUpperCase())
    .returningAll()
    .executeTakeFirst();
  if (row) return row;
  throw new RefusalError("unknown", "NO_SUCH_LINE", `There is no bank line ${bankLine}.`);
};

/** Notes that lines are posted in full. */
export const closeBankLines = async (database: Database, bankLines: readonly string[]): Promise<void> => {
  for (const piece of chunked(bankLines))
    await database
      .updateTable("bankLines")
      .set({ open: 0, ...notAside })
      .where("bankLine", "in", piece)
      .execute();
};

/** Notes that a payment from a line was reversed, so that its money is unmatched again. BANK-04 */
export const reopenBankLine = async (database: Database, bankLine: string, amount: Pence): Promise<void> => {
  await database
    .updateTable("bankLines")
    .set(({ eb }) => ({ open: eb("open", "+", amount) }))
    .where("bankLine", "=", bankLine)
    .execute();
};

/** Notes that a payment from a line counts again; throws a refusal when its money went elsewhere meanwhile. BANK-04 */
export const reclaimBankLine = async (database: Database, bankLine: string, amount: Pence): Promise<void> => {
  const { numUpdatedRows } = await database
    .updateTable("bankLines")
    .set(({ eb }) => ({ open: eb("open", "-", amount) }))
    .where("bankLine", "=", bankLine)
    .where("open", ">=", amount)
    .where("asideReason", "is", null)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n)
    throw new RefusalError(
      "conflict",
      "POSTED_ELSEWHERE",
      `The money of ${bankLine} was posted for somebody else meanwhile, or put aside.`,
    );
};

/** Puts a line aside, with the reason, or as another line. BANK-03 */
export const putBankLineAside = async (
  { database, by, now }: ActionContext,
  bankLine: string,
  asideReason: string,
  sameAs: string | null = null,
): Promise<void> => {
  await database
    .updateTable("bankLines")
    .set({ asideReason, asideBy: by, asideAt: now.getTime(), sameAs })
    .where("bankLine", "=", bankLine)
    .execute();
};

/** The unmatched lines, or those put aside, the oldest first, those of a day as in the file. BANK-03 */
export const openBankLines = (database: Database, isPutAside: boolean): Promise<readonly BankLineRow[]> =>
  database
    .selectFrom("bankLines")
    .selectAll()
    .where("open", ">", 0)
    .where("asideReason", isPutAside ? "is not" : "is", null)
    .orderBy("day")
    .orderBy("addedAt")
    .orderBy("fileLine")
    .orderBy("bankLine")
    .execute();

/** Removes the words of lines that were posted for a person, because they may name them. KEEP-02 */
export const removeBankWords = async (database: Database, customerId: string): Promise<void> => {
  await database
    .updateTable("bankLines")
    .set({ words: "", payer: "" })
    .where("bankLine", "in", ({ selectFrom }) =>
      selectFrom("transactions")
        .select("bankLine")
        .where("customerId", "=", customerId)
        .where("bankLine", "is not", null)
        .$castTo<{ bankLine: string }>(),
    )
    .execute();
};
