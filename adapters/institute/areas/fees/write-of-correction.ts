import type { Transaction, TransactionType } from "../../../../domain/fees/account.ts";
import type { CustomerRow } from "../../platform/customers/customers.store.ts";
import { putInOutbox } from "../../platform/mail/mail-outbox.ts";
import type { Mail } from "../../platform/mail/mails.ts";
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
interface PostedCorrection extends Pick<PostedTransaction, "transaction" | "balance"> {
  /** The posting that was taken back; absent when credit was paid out. */
  readonly corrected?: Transaction | undefined;
  readonly reason: string;
}

/** The mail about what was put right on an account, and what is owed now. CORR-01 */
export const mailOfCorrection = (
  { mails }: Pick<Acting, "mails">,
  { transaction: { type, amount, reference }, balance, corrected, reason }: PostedCorrection,
): Mail =>
  accountCorrected(mails, {
    kind: corrected ? correctionBy[type] : "creditPaidOut",
    amount,
    reference,
    corrected,
    reason,
    balance,
  });

/** Writes to a member what was put right on their account, and what they owe now. CORR-01 */
export const writeOfCorrection = async (
  acting: Acting,
  { customerId }: Pick<CustomerRow, "customerId">,
  correction: PostedCorrection,
): Promise<void> => {
  await putInOutbox(acting.database, { customerId, mail: mailOfCorrection(acting, correction) }, acting.now);
};
