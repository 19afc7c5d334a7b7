import type { Transaction } from "../../../../domain/fees/account.ts";
import { displayDate } from "../../../../domain/kernel/calendar-date.ts";
import { displayPrice, type Pence } from "../../../../domain/kernel/money.ts";
import { mailOf, type Mail, type MailTexts } from "../../platform/mail/mails.ts";
import type { Correction } from "../../texts/mail-shapes.ts";
import { balanceSentence } from "./balance-sentence.ts";

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
