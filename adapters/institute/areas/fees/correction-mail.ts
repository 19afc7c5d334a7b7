import type { Transaction, TransactionType } from "../../../../domain/fees/account.ts";
import { displayDate } from "../../../../domain/kernel/calendar-date.ts";
import { displayPrice, type Pence } from "../../../../domain/kernel/money.ts";
import { undoPeriod } from "../../../../domain/submissions/events.ts";
import type { CustomerRow } from "../../platform/customers/customers.store.ts";
import { deleteUntriedMails, putInOutbox, type MailTo } from "../../platform/mail/mail-outbox.ts";
import { mailOf, type Mail, type MailTexts } from "../../platform/mail/mails.ts";
import type { Correction } from "../../texts/mail-shapes.ts";
import type { ActionContext } from "../use-case-context.ts";
import { balanceSentence } from "./balance-sentence.ts";
import type { PostedTransaction } from "./post-transaction.ts";

/** What was put right on an account. */
interface AccountCorrection {
  readonly kind: Correction;
  readonly amount: Pence;
  readonly reference: string;
  /** The posting that was put right; absent when credit was paid out. */
  readonly corrected?: Pick<Transaction, "description" | "date" | "reference"> | undefined;
  readonly reason: string;
  readonly balance: Pence;
}

/** The mail about a reversed posting, or a refunded credit. CORR-01 */
export const accountCorrectedMail = (
  mails: MailTexts,
  { kind, amount, balance, corrected, ...values }: AccountCorrection,
): Mail =>
  mailOf(mails, "mail-account-corrected", ({ texts, say, rules }) => ({
    subject: texts[kind].subject,
    paragraphs: say(texts[kind].body, {
      ...values,
      corrected: corrected
        ? `${corrected.description}, ${displayDate(corrected.date, rules)}, ${corrected.reference}`
        : "",
      amount: displayPrice(amount, rules, "forced"),
      balance: balanceSentence(balance, texts.balance, rules),
    }),
    link: { text: texts.link, href: `${mails.portalUrl}/#/fees-and-transactions` },
  }));

/** The kind of correction that a counter-posting of each type makes. */
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

/** The mail about a correction of an account, with the new balance. CORR-01 */
const correctionMail = (
  { mails }: Pick<ActionContext, "mails">,
  { transaction: { type, amount, reference }, balance, corrected, reason }: PostedCorrection,
): Mail =>
  accountCorrectedMail(mails, {
    kind: corrected ? correctionBy[type] : "creditPaidOut",
    amount,
    reference,
    corrected,
    reason,
    balance,
  });

/** Names the mail about a correction by the reference of its posting. */
const nameOfMail = (reference: string): string => `correction ${reference}`;

/** The mail about a correction of a person's account, which waits ten minutes. CORR-01, DESK-03 */
export const correctionMailTo = (
  context: Pick<ActionContext, "mails" | "now">,
  customerId: string,
  correction: PostedCorrection,
): MailTo => ({
  customerId,
  mail: correctionMail(context, correction),
  delay: {
    heldFor: nameOfMail(correction.transaction.reference),
    sendNotBefore: context.now.getTime() + undoPeriod,
  },
});

/** Mails a member the correction of their account, with the new balance, after ten minutes. CORR-01, DESK-03 */
export const mailCorrection = async (
  context: ActionContext,
  { customerId }: Pick<CustomerRow, "customerId">,
  correction: PostedCorrection,
): Promise<void> => {
  await putInOutbox(context.database, correctionMailTo(context, customerId, correction), context.now);
};

/**
 * Deletes the mail about a correction, posted at an instant, that is reversed itself; returns false when it has gone.
 * DESK-03
 */
export const withdrawCorrection = async (
  { database, now }: Pick<ActionContext, "database" | "now">,
  reference: string,
  postedAt: number,
): Promise<boolean> =>
  postedAt + undoPeriod > now.getTime() && (await deleteUntriedMails(database, [nameOfMail(reference)])) > 0;
