import type { Transaction } from "../../fees/account.ts";
import { effectOnBalance } from "../../fees/postings.ts";
import type { Pence } from "../../kernel/money.ts";

/** A posting as accountants book it: what a person owes grows by the debit and falls by the credit. CORR-01 */
export interface JournalAmounts {
  readonly debit: Pence;
  readonly credit: Pence;
}

/** Debit and credit of a posting; a pending or failed one books nothing. CORR-01 */
export const journalAmounts = (posting: Pick<Transaction, "amount" | "type" | "status">): JournalAmounts => {
  const effect = effectOnBalance(posting);
  return { debit: Math.max(0, effect), credit: Math.max(0, -effect) };
};
