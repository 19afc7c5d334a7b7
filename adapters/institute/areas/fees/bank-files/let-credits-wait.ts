import type { DatedPayment } from "../../../../../domain/institute/fees/same-payment.ts";
import { fillLine } from "../../../platform/content/fill-line.ts";
import { accountsThatStay } from "../../../platform/customers/accounts-that-stay.store.ts";
import type { Database } from "../../../platform/storage/storage.ts";
import type { Acting } from "../../acting.ts";
import { reversePosting } from "../reverse-posting.ts";
import { lockBankLine } from "./bank-lines.store.ts";
import { sameCredits } from "./same-payments.store.ts";

/**
 * The references of payments from the bank's files that a reported payment may be, with their bank lines locked. Called
 * before the account is locked, as when a bank line is posted. Requires a transaction. BANK-02
 */
export const lockSameCredits = async (database: Database, reported: DatedPayment): Promise<readonly string[]> => {
  const staying = await accountsThatStay(database, [reported.customerId]);
  const payment = { ...reported, customerId: staying(reported.customerId) };
  const lines = (await sameCredits(database, payment)).map(({ bankLine }) => bankLine ?? "");
  for (const bankLine of lines.toSorted()) await lockBankLine(database, bankLine);
  // Read again under the lock: another process may have taken one back.
  const found = await sameCredits(database, payment);
  return found.filter(({ bankLine }) => lines.includes(bankLine ?? "")).map(({ reference }) => reference);
};

/**
 * Takes back the payments from the bank's files that a payment provider may have reported now, so that their credits wait
 * until staff join one or post it again, as if they came later. Requires a transaction, and `lockSameCredits`. BANK-02
 */
export const letCreditsWait = async (acting: Acting, credits: readonly string[], reported: string): Promise<void> => {
  const { sameMoney } = await acting.mails.library.document("transaction-descriptions", undefined);
  const reason = fillLine(sameMoney, { reference: reported });
  for (const credit of credits)
    await reversePosting(acting, credit, { reason, way: "taken back", date: acting.today, returnsSuspension: false });
};
