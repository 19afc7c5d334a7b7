import type { Transaction, TransactionType } from "../../../../domain/fees/account.ts";
import type { CustomerRow } from "../../platform/customers/customers.store.ts";
import { putInOutbox } from "../../platform/mail/mail-outbox.ts";
import type { Correction } from "../../texts/mail-shapes.ts";
import type { Acting } from "../acting.ts";
import { accountCorrected } from "./correction-mail.ts";
import type { PostedTransaction } from "./post-transaction.ts";

/** What a counter-posting of each type does to the posting that it takes back. */
export const correctionBy: Readonly<Record<TransactionType, Exclude<Correction, "creditPaidOut">>> = {
  CREDIT_NOTE: "creditNote",
  REVERSAL: "reversal",
  REFUND: "refund",
  CHARGE: "reinstated",
  PAYMENT: "reinstated",
};

/** A correction that was posted. */
interface PostedCorrection extends PostedTransaction {
  /** The posting that was taken back; absent when credit was paid out. */
  readonly corrected?: Transaction | undefined;
  readonly reason: string;
}

/** Writes to a member what was put right on their account, and what they owe now. CORR-01 */
export const writeOfCorrection = async (
  { database, now, mails }: Acting,
  person: CustomerRow,
  { transaction: { type, amount, reference }, balance, corrected, reason }: PostedCorrection,
): Promise<void> => {
  const mail = accountCorrected(mails, {
    kind: corrected ? correctionBy[type] : "creditPaidOut",
    amount,
    reference,
    corrected,
    reason,
    balance,
  });
  await putInOutbox(database, { customerId: person.customerId, mail }, now);
};
