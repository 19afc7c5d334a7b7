import type { BankEntry } from "../../../../../domain/institute/fees/bank-entries.ts";
import { payersNamed, type NamedPayers } from "../../../../../domain/institute/fees/named-payers.ts";
import type { Pence } from "../../../../../domain/kernel/money.ts";
import { filterErased } from "../../../platform/customers/erase-customer.ts";
import type { Database } from "../../../platform/storage/storage.ts";
import type { ActionContext } from "../../use-case-context.ts";
import { findPayers } from "../find-payers.ts";
import type { PaymentOf } from "../prepare-payments.ts";
import { bankLineRow, type IdentifiedEntry, type ReportingFile } from "./bank-lines.store.ts";
import { sameEntries } from "./same-entries.store.ts";
import { samePayments } from "./same-payments.store.ts";

/** A payment that an entry of a file makes. */
export interface EntryPayment extends PaymentOf {
  readonly entry: BankEntry;
}

/** An unmatched entry, and the reason. BANK-03 */
export interface WaitingEntry {
  readonly entry: BankEntry;
  readonly bankLine: string;
  readonly because: "nobody" | "several" | "erased" | "same" | "paid" | "returned" | "taken back" | "left";
  readonly named: readonly string[];
  /** The lines of files of another format, or the payments posted in another way, that it may be. BANK-02 */
  readonly sameAs: readonly string[];
}

const reasons: Readonly<Record<WaitingEntry["because"], string>> = {
  nobody: "names no ID and no charge",
  several: "names several people",
  erased: "names somebody who was erased",
  same: "may be an entry that a file of another format had",
  paid: "may be a payment that was posted already",
  returned: "gives back an earlier debit",
  "taken back": "was posted before, and reversed",
  left: "is left waiting",
};

/** The reason why an entry is unmatched, in words. */
export const whyWaiting = ({ because, named, sameAs }: WaitingEntry): string => {
  if (because === "several") return `${reasons.several}: ${named.join(", ")}`;
  return because === "same" || because === "paid" ? `${reasons[because]}: ${sameAs.join(", ")}` : reasons[because];
};

/** Reasons against posting an entry, besides whom it names. */
interface EntryDoubts {
  readonly erased: ReadonlySet<string>;
  readonly isSame: boolean;
  readonly isPaid: boolean;
  readonly isLeft: boolean;
}

const reasonFor = (
  { isReturned }: BankEntry,
  { customerIds }: NamedPayers,
  { erased, isSame, isPaid, isLeft }: EntryDoubts,
): WaitingEntry["because"] | undefined => {
  if (isReturned) return "returned";
  if (isSame) return "same";
  if (customerIds.some((each) => erased.has(each))) return "erased";
  if (customerIds.length !== 1) return customerIds.length === 0 ? "nobody" : "several";
  if (isPaid) return "paid";
  return isLeft ? "left" : undefined;
};

/** Finds whom each of some entries names, by its line. BANK-03 */
export const payersOfEntries = async (
  database: Database,
  entries: readonly IdentifiedEntry[],
): Promise<ReadonlyMap<string, NamedPayers>> => {
  const payers = await findPayers(database, entries.map(({ entry }) => entry.words).join("\n"));
  return new Map(entries.map(({ bankLine, entry }) => [bankLine, payersNamed(entry.words, payers)]));
};

/** Entries that no file had before, with what decides about them. */
interface NewEntries {
  readonly added: readonly IdentifiedEntry[];
  /** Whom each line names. */
  readonly namedBy: ReadonlyMap<string, NamedPayers>;
  /** The amounts posted of lines by earlier releases; a line that is posted in full is neither paid nor unmatched. */
  readonly adopted: ReadonlyMap<string, Pence>;
}

/**
 * Matches new entries with people: those that name one person become payments, others stay unmatched. BANK-02, BANK-03,
 * CASH-03
 */
export const matchEntries = async (
  context: ActionContext,
  file: ReportingFile,
  { added, namedBy, adopted }: NewEntries,
): Promise<{ readonly payments: readonly EntryPayment[]; readonly waiting: readonly WaitingEntry[] }> => {
  const { database, mails } = context;
  const erased = await filterErased(
    database,
    [...namedBy.values()].flatMap(({ customerIds }) => customerIds),
  );
  const rows = added.map((each) => bankLineRow(context, file, each));
  const same = await sameEntries(database, rows);
  const paid = await samePayments(
    database,
    rows.map((row) => ({ ...row, named: namedBy.get(row.bankLine)?.customerIds ?? [] })),
  );
  const { bankTransfer: way } = await mails.library.document("transaction-descriptions", undefined);
  const left = new Set(file.leave);
  const waiting: WaitingEntry[] = [];
  const payments: EntryPayment[] = [];
  for (const { entry, bankLine } of added) {
    const before = adopted.get(bankLine);
    const { amount, date } = entry;
    if (before === amount) continue;
    const entries = (same.get(bankLine) ?? []).map((other) => other.bankLine);
    const paidBy = (paid.get(bankLine) ?? []).map(({ reference }) => reference);
    const sameAs = [...entries, ...paidBy];
    const may = { erased, isSame: entries.length > 0, isPaid: paidBy.length > 0, isLeft: left.has(entry.line) };
    const named = namedBy.get(bankLine) ?? { customerIds: [], charges: [] };
    const because = before !== undefined ? "taken back" : reasonFor(entry, named, may);
    const [customerId] = named.customerIds;
    if (because !== undefined || customerId === undefined)
      waiting.push({ entry, bankLine, because: because ?? "nobody", named: named.customerIds, sameAs });
    else {
      const posting = { amount, date, way, settles: named.charges, reference: bankLine, bankLine };
      payments.push({ entry, customerId, posting });
    }
  }
  return { payments, waiting };
};
