import type { Transaction } from "../../../../domain/fees/account.ts";
import type { PaidItem } from "../../../../domain/fees/paying.ts";
import { displayDate } from "../../../../domain/kernel/calendar-date.ts";
import { displayPrice, type Pence } from "../../../../domain/kernel/money.ts";
import { fillLine } from "../../platform/content/fill-line.ts";
import { fullNameOf, type CustomerRow } from "../../platform/customers/customers.store.ts";
import { mailOf, type Mail } from "../../platform/mail/mails.ts";
import type { ActionContext } from "../use-case-context.ts";
import { balanceSentence } from "./balance-sentence.ts";
import { paidFacts } from "./receipt.ts";

/** Payments of a person with what they paid, and what is owed after them. */
export interface PaymentsToMail {
  readonly customer: Pick<CustomerRow, "customerId" | "firstName" | "surname">;
  readonly payments: readonly (Pick<Transaction, "reference" | "amount" | "date"> & {
    readonly items: readonly PaidItem[];
  })[];
  readonly balance: Pence;
  readonly isSuspensionEnded: boolean;
  /** Where it leads in the portal. */
  readonly page: string;
}

/** The mail about payments: everything that their receipts say, and the way to these. FEES-03, DATE-04 */
export const receiptMail = (
  mails: ActionContext["mails"],
  { customer, payments, balance, isSuspensionEnded, page }: PaymentsToMail,
): Mail =>
  mailOf(mails, "mail-payment-received", ({ texts, say, rules }) => {
    const price = (pence: Pence): string => displayPrice(pence, rules, "forced");
    const sum = payments.reduce((total, { amount }) => total + amount, 0);
    return {
      subject: fillLine(texts.subject, { amount: price(sum) }),
      paragraphs: say(texts.body, {
        facts: payments.map((payment) => [
          [texts.receivedOn, displayDate(payment.date, rules)],
          [texts.reference, payment.reference],
          [texts.from, fillLine(texts.member, { name: fullNameOf(customer), id: customer.customerId })],
          ...paidFacts(texts, payment, rules),
          [texts.total, price(payment.amount)],
        ]),
        balance: balanceSentence(balance, texts.balance, rules),
        ended: isSuspensionEnded ? say(texts.ended, {}) : [],
      }),
      link: { text: texts.link, href: `${mails.portalUrl}/#${page}` },
    };
  });
