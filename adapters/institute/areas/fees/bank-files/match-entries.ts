import type { BankEntry } from "../../../../../domain/fees/bank-entries.ts";
import { payersNamed, type NamedPayers } from "../../../../../domain/fees/named-payers.ts";
import type { Pence } from "../../../../../domain/kernel/money.ts";
import type { Acting } from "../../acting.ts";
import type { PaymentOf } from "../prepare-payments.ts";
import { payersIn } from "../received-payments.ts";
import type { IdentifiedEntry } from "./bank-lines.store.ts";

/** A payment that an entry of a file makes. */
export interface EntryPayment extends PaymentOf {
  readonly entry: BankEntry;
}

/** An entry that waits for its owner, and why. BANK-03 */
export interface WaitingEntry {
  readonly entry: BankEntry;
  readonly bankLine: string;
  readonly because: "nobody" | "several" | "returned" | "taken back";
  readonly named: readonly string[];
}

const reasons: Readonly<Record<WaitingEntry["because"], string>> = {
  nobody: "names nobody's ID and no charge",
  several: "names several people",
  returned: "gives back an earlier debit",
  "taken back": "was posted before, and taken back",
};

/** Why an entry waits, in words. */
export const whyWaiting = ({ because, named }: WaitingEntry): string =>
  because === "several" ? `${reasons.several}: ${named.join(", ")}` : reasons[because];

const reasonFor = ({ isReturned }: BankEntry, { customerIds }: NamedPayers): WaitingEntry["because"] | undefined => {
  if (isReturned) return "returned";
  if (customerIds.length === 1) return undefined;
  return customerIds.length === 0 ? "nobody" : "several";
};

/**
 * Finds whom new entries are of: those that name one person become payments, others wait. `adopted` is what is posted of
 * lines before; a line that is posted whole is neither. BANK-02, BANK-03, CASH-03
 */
export const matchEntries = async (
  { database, mails }: Pick<Acting, "database" | "mails">,
  added: readonly IdentifiedEntry[],
  adopted: ReadonlyMap<string, Pence>,
): Promise<{ readonly payments: readonly EntryPayment[]; readonly waiting: readonly WaitingEntry[] }> => {
  const payers = await payersIn(database, added.map(({ entry }) => entry.words).join("\n"));
  const { bankTransfer: way } = await mails.library.document("transaction-descriptions", undefined);
  const waiting: WaitingEntry[] = [];
  const payments: EntryPayment[] = [];
  for (const { entry, bankLine } of added) {
    const before = adopted.get(bankLine);
    const { amount, date, words } = entry;
    if (before === amount) continue;
    const named = payersNamed(words, payers);
    const because = before !== undefined ? "taken back" : reasonFor(entry, named);
    const [customerId] = named.customerIds;
    if (because !== undefined || customerId === undefined)
      waiting.push({ entry, bankLine, because: because ?? "nobody", named: named.customerIds });
    else {
      const posting = { amount, date, way, settles: named.charges, reference: bankLine, bankLine };
      payments.push({ entry, customerId, posting });
    }
  }
  return { payments, waiting };
};
