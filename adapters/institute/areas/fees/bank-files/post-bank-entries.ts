import type { BankEntry } from "../../../../../domain/fees/bank-entries.ts";
import { payersNamed, type NamedPayers } from "../../../../../domain/fees/named-payers.ts";
import { erasedAmong } from "../../../platform/customers/erase-customer.ts";
import { setProperty } from "../../../platform/storage/properties.ts";
import type { Acting } from "../../acting.ts";
import { postPayments, type PaymentOf, type PostedPayment } from "../post-payments.ts";
import { payersIn } from "../received-payments.ts";
import { adoptPostings } from "./adopt-postings.ts";
import { addBankLines, bankLinesWith, closeBankLines, identified, type ReportingFile } from "./bank-lines.store.ts";
import { sameEntries } from "./same-entries.store.ts";

/** A payment that an entry of a file makes. */
interface EntryPayment extends PaymentOf {
  readonly entry: BankEntry;
}

/** An entry that waits for its owner, and why. BANK-03 */
export interface WaitingEntry {
  readonly entry: BankEntry;
  readonly bankLine: string;
  readonly because: "nobody" | "several" | "erased" | "same" | "returned" | "taken back";
  readonly named: readonly string[];
  /** The lines of files of another format that it may be. BANK-02 */
  readonly sameAs: readonly string[];
}

const reasons: Readonly<Record<WaitingEntry["because"], string>> = {
  nobody: "names nobody's ID and no charge",
  several: "names several people",
  erased: "names somebody who was erased",
  same: "may be an entry that a file of another format had",
  returned: "gives back an earlier debit",
  "taken back": "was posted before, and taken back",
};

/** Why an entry waits, in words. */
export const whyWaiting = ({ because, named, sameAs }: WaitingEntry): string => {
  if (because === "several") return `${reasons.several}: ${named.join(", ")}`;
  return because === "same" ? `${reasons.same}: ${sameAs.join(", ")}` : reasons[because];
};

/** What became of the entries of a file. */
export interface PostedBankEntries {
  readonly posted: readonly PostedPayment<EntryPayment>[];
  readonly waiting: readonly WaitingEntry[];
  /** Entries that an earlier file had, or that an earlier release posted. */
  readonly repeated: number;
}

const reasonFor = (
  { isReturned }: BankEntry,
  { customerIds }: NamedPayers,
  { erased, sameAs }: { readonly erased: ReadonlySet<string>; readonly sameAs: readonly string[] },
): WaitingEntry["because"] | undefined => {
  if (isReturned) return "returned";
  if (sameAs.length > 0) return "same";
  if (customerIds.some((each) => erased.has(each))) return "erased";
  if (customerIds.length === 1) return undefined;
  return customerIds.length === 0 ? "nobody" : "several";
};

/**
 * Keeps the credits of a bank's file, and posts those that name one person. An entry that was kept before is left as it
 * is. Requires a transaction. BANK-02, BANK-03, CASH-03
 */
export const postBankEntries = async (
  acting: Acting,
  file: ReportingFile,
  entries: readonly BankEntry[],
): Promise<PostedBankEntries> => {
  const { database, mails, now } = acting;
  // Files are posted one after the other.
  await setProperty(database, "bank-file-posted-at", now.toISOString());
  const added = await addBankLines(acting, file, identified(entries));
  const adopted = await adoptPostings(database, added);
  const payers = await payersIn(database, added.map(({ entry }) => entry.words).join("\n"));
  const namedBy = new Map(added.map(({ bankLine, entry }) => [bankLine, payersNamed(entry.words, payers)]));
  const erased = await erasedAmong(
    database,
    [...namedBy.values()].flatMap(({ customerIds }) => customerIds),
  );
  const { bankTransfer } = await mails.library.document("transaction-descriptions", undefined);
  const lines = await bankLinesWith(
    database,
    added.map(({ bankLine }) => bankLine),
  );
  const same = await sameEntries(database, lines);
  const waiting: WaitingEntry[] = [];
  const payments: EntryPayment[] = [];
  for (const { entry, bankLine } of added) {
    const before = adopted.get(bankLine);
    if (before === entry.amount) continue;
    const sameAs = (same.get(bankLine) ?? []).map((other) => other.bankLine);
    const named = namedBy.get(bankLine) ?? { customerIds: [], charges: [] };
    const because = before !== undefined ? "taken back" : reasonFor(entry, named, { erased, sameAs });
    const [customerId] = named.customerIds;
    if (because !== undefined || customerId === undefined)
      waiting.push({ entry, bankLine, because: because ?? "nobody", named: named.customerIds, sameAs });
    else {
      const { amount, date } = entry;
      const posting = {
        amount,
        date,
        way: bankTransfer,
        settles: named.charges,
        reference: bankLine,
        bankLine,
      };
      payments.push({ entry, customerId, posting });
    }
  }
  const posted = await postPayments(acting, payments);
  await closeBankLines(
    database,
    payments.map(({ posting }) => posting.reference),
  );
  return { posted, waiting, repeated: entries.length - payments.length - waiting.length };
};
