import { paymentAddress } from "../../../../domain/customer/routes.ts";
import type { Transaction } from "../../../../domain/fees/account.ts";
import { displayDate } from "../../../../domain/kernel/calendar-date.ts";
import { displayPrice, type Pence } from "../../../../domain/kernel/money.ts";
import { fillLine } from "../../platform/content/fill-line.ts";
import { fullNameOf, type CustomerRow } from "../../platform/customers/customers.store.ts";
import { putInOutbox } from "../../platform/mail/mail-outbox.ts";
import { mailOf, type Mail } from "../../platform/mail/mails.ts";
import type { Acting } from "../acting.ts";
import { balanceSentence } from "./balance-sentence.ts";
import type { PostedPaymentOf } from "./post-payment.ts";
import { paidFacts } from "./receipt.ts";

/** A posted payment with its receipt in words, and what is owed after it. */
export interface PaymentToMail {
  readonly customer: Pick<CustomerRow, "customerId" | "firstName" | "surname">;
  readonly payment: Pick<Transaction, "reference" | "amount" | "date"> & Pick<PostedPaymentOf, "items">;
  readonly balance: Pence;
  readonly isSuspensionEnded: boolean;
}

/** The mail about an online payment: everything that the receipt says, and the way to the receipt. FEES-03, DATE-04 */
export const receiptMail = (
  mails: Acting["mails"],
  rules: Acting["rules"],
  { customer, payment, balance, isSuspensionEnded }: PaymentToMail,
): Mail => {
  const price = (pence: Pence): string => displayPrice(pence, rules, "forced");
  const { reference, amount, date } = payment;
  return mailOf(mails, "mail-payment-received", ({ texts, say }) => ({
    subject: fillLine(texts.subject, { amount: price(amount) }),
    paragraphs: say(texts.body, {
      facts: [
        [
          [texts.receivedOn, displayDate(date, rules)],
          [texts.reference, reference],
          [texts.from, fillLine(texts.member, { name: fullNameOf(customer), id: customer.customerId })],
          ...paidFacts(texts, payment, rules),
          [texts.total, price(amount)],
        ],
      ],
      balance: balanceSentence(balance, texts.balance, rules),
      ended: isSuspensionEnded ? say(texts.ended, {}) : [],
    }),
    link: { text: texts.link, href: `${mails.portalUrl}/#${paymentAddress(reference)}` },
  }));
};

/** Sends somebody the receipt of an online payment that was posted. FEES-03, DATE-04 */
export const sendReceipt = async (
  { database, now, rules, mails }: Acting,
  customer: CustomerRow,
  { transaction, items, balance, isSuspensionEnded }: PostedPaymentOf,
): Promise<void> => {
  const payment = { ...transaction, items };
  const mail = receiptMail(mails, rules, { customer, payment, balance, isSuspensionEnded });
  await putInOutbox(database, { customerId: customer.customerId, mail }, now);
};
