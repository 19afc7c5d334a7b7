import type { Invoice } from "../../../../domain/fees/invoice.ts";
import { displayDate, type CalendarDate, type DateStyle } from "../../../../domain/kernel/calendar-date.ts";
import { displayPrice, type MoneyStyle } from "../../../../domain/kernel/money.ts";
import type { InvoiceSettings, OrganisationSettings } from "../../platform/body/body.ts";
import type { TextLibrary } from "../../platform/content/content-library.ts";
import { fillLine } from "../../platform/content/fill-line.ts";
import { fullNameOf, type CustomerRow } from "../../platform/customers/customers.store.ts";
import type { Fact } from "../../platform/paper/facts.ts";
import type { PaperContent } from "../../platform/paper/paper-content.ts";
import { fillLines, paperWords, type PaperReader } from "../../platform/paper/paper-texts.ts";
import { descriptionsFor } from "./descriptions.ts";

/** Somebody whom an invoice is addressed to. */
export interface Addressee {
  readonly name: string;
  /** Lines of the postal address on record. */
  readonly lines: readonly string[];
}

interface InvoiceContext extends PaperReader<DateStyle & MoneyStyle> {
  readonly invoice: Invoice;
  readonly customer: CustomerRow;
  readonly addressee: Addressee;
  readonly settings: InvoiceSettings;
  readonly today: CalendarDate;
}

/** The paper of an invoice: number, seller, tax line, and the account to transfer to. FEES-03 */
export const invoicePaper = async (
  services: { readonly body: OrganisationSettings; readonly content: TextLibrary },
  { invoice: { charge, dueDate, paid, open, creditNote }, addressee, settings, today, ...reader }: InvoiceContext,
): Promise<PaperContent> => {
  const { body } = services;
  const { customer } = reader;
  const { texts, rules } = await paperWords(services, "paper-invoice", reader);
  const describe = await descriptionsFor(services.content, reader);
  const price = (amount: number): string => displayPrice(amount, rules, "forced");
  const day = (date: CalendarDate): string => displayDate(date, rules);
  const name = fullNameOf(customer);
  const to = [addressee.name, ...addressee.lines];
  const due: readonly Fact[] = creditNote
    ? []
    : [
        [texts.paid, price(paid)],
        [texts.open, price(open)],
        [texts.due, day(dueDate)],
      ];
  const transfer = settings.transfer.map(({ label, value }): Fact => [label, value]);
  return {
    layout: "letter",
    content: {
      title: texts.title,
      paragraphs: creditNote
        ? [fillLine(texts.creditNote, { reference: creditNote.reference, date: day(creditNote.date) })]
        : [],
      facts: [
        [texts.number, charge.reference],
        [texts.date, day(charge.date)],
        [texts.from, [body.name, ...body.address].join("\n")],
        [texts.to, to.join("\n")],
        [texts.customer, fillLine(texts.member, { name, id: customer.customerId })],
        [texts.charge, describe(charge.description)],
        [texts.amount, price(charge.amount)],
        [texts.tax, settings.tax],
        ...due,
      ],
      sections:
        open > 0 ? [{ heading: texts.transfer, facts: [...transfer, [texts.reference, charge.reference]] }] : [],
      closing: fillLines(texts.closing, { date: day(today) }),
    },
  };
};
