import type { Transaction } from "../../../../domain/fees/account.ts";
import { creditOf, settledBetween, type PaidItem } from "../../../../domain/fees/paying.ts";
import { displayDate, type CalendarDate, type DateStyle } from "../../../../domain/kernel/calendar-date.ts";
import { displayPrice, type MoneyStyle, type Pence } from "../../../../domain/kernel/money.ts";
import type { OrganisationSettings } from "../../platform/body/body.ts";
import type { TextLibrary } from "../../platform/content/content-library.ts";
import { fillLine } from "../../platform/content/fill-line.ts";
import { fullNameOf, type CustomerRow } from "../../platform/customers/customers.store.ts";
import type { Fact } from "../../platform/paper/facts.ts";
import type { PaperContent } from "../../platform/paper/paper-content.ts";
import { fillLines, paperWords, type PaperReader } from "../../platform/paper/paper-texts.ts";
import type { PaidLines } from "../../texts/description-texts.ts";
import { descriptionsFor } from "./descriptions.ts";

/** The charges that a payment paid, each with its reference and amount, and the rest as credit. FEES-03 */
export const paidFacts = (
  { charge, credit }: PaidLines,
  { amount, items }: { readonly amount: Pence; readonly items: readonly PaidItem[] },
  rules: MoneyStyle,
): readonly Fact[] => {
  const price = (pence: Pence): string => displayPrice(pence, rules, "forced");
  const left = creditOf({ amount, items });
  return [
    ...items.map((item): Fact => [
      fillLine(charge, { charge: item.description, reference: item.reference }),
      price(item.amount),
    ]),
    ...(left > 0 ? [[credit, price(left)] as const] : []),
  ];
};

interface ReceiptContext extends PaperReader<DateStyle & MoneyStyle> {
  readonly customer: CustomerRow;
  readonly payment: Transaction;
  /** The postings before the payment. */
  readonly before: readonly Transaction[];
}

/** The paper of a receipt: the payment, and how much of which charge it paid. FEES-03 */
export const receiptPaper = async (
  services: { readonly body: OrganisationSettings; readonly content: TextLibrary },
  { payment, before, ...reader }: ReceiptContext,
): Promise<(today: CalendarDate) => PaperContent> => {
  const { customer } = reader;
  const { texts, frame, rules } = await paperWords(services, "paper-receipt", reader);
  const describe = await descriptionsFor(services.content, reader);
  // Since a merger, a payment names all that it pays: also what was charged after it, out of what was credit then.
  const isUsedLater = payment.settles?.some((charge) => before.every(({ reference }) => reference !== charge)) === true;
  const paid = settledBetween(before, [...before, payment]);
  const items = (isUsedLater ? paid.filter(({ reference }) => payment.settles?.includes(reference)) : paid).map(
    (item) => ({
      ...item,
      description: describe(item.description),
    }),
  );
  return (today) => ({
    layout: "letter",
    content: {
      title: texts.title,
      paragraphs: fillLines(texts.paragraphs, { institute: services.body.name }),
      facts: [
        [texts.amount, displayPrice(payment.amount, rules, "forced")],
        [texts.receivedOn, displayDate(payment.date, rules)],
        [texts.reference, payment.reference],
        [texts.what, describe(payment.description)],
        [texts.from, fullNameOf(customer)],
        [frame.id, customer.customerId],
      ],
      sections: [{ heading: texts.paid, facts: paidFacts(texts, { amount: payment.amount, items }, rules) }],
      closing: fillLines(texts.closing, { date: displayDate(today, rules) }),
    },
  });
};
