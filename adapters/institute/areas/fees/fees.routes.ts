import type { Transaction } from "../../../../domain/fees/account.ts";
import { hasInvoice, invoiceFileName, invoiceOf } from "../../../../domain/fees/invoice.ts";
import { hasReceipt, receiptFileName, withReceiptsInForce } from "../../../../domain/fees/transactions.ts";
import { displayDate, type CalendarDate, type DateStyle } from "../../../../domain/kernel/calendar-date.ts";
import { displayPrice, type MoneyStyle } from "../../../../domain/kernel/money.ts";
import { fees, invoice, receipt } from "../../../contract/fees.contract.ts";
import { fullNameOf, type CustomerRow } from "../../platform/customers/customers.store.ts";
import { wordedRefusal } from "../../platform/http/refusal-texts.ts";
import { drawPaper } from "../../platform/paper/draw.ts";
import type { PaperContent } from "../../platform/paper/layouts.ts";
import { fillLines, paperWords } from "../../platform/paper/paper-texts.ts";
import type { ApiParts } from "../api-parts.ts";
import { issuePaper } from "../documents/issue-paper.ts";
import { ledgerOf, statementOf, transactionsOf } from "./fees.store.ts";
import { employerOf, invoicePaper, selfOf } from "./invoice.ts";

interface ReceiptContext {
  readonly customer: CustomerRow;
  readonly payment: Transaction;
  readonly rules: DateStyle & MoneyStyle;
}

/** The paper of a receipt. FEES-03 */
const receiptPaper = async (
  { body: institute, content: library }: Pick<ApiParts, "body" | "content">,
  { customer, payment, rules }: ReceiptContext,
): Promise<(today: CalendarDate) => PaperContent> => {
  const { texts, frame } = await paperWords(library, "paper-receipt", customer);
  return (today) => ({
    layout: "letter",
    content: {
      title: texts.title,
      paragraphs: fillLines(texts.paragraphs, { institute: institute.name }),
      facts: [
        [texts.amount, displayPrice(payment.amount, rules, "forced")],
        [texts.receivedOn, displayDate(payment.date, rules)],
        [texts.reference, payment.reference],
        [texts.what, payment.description],
        [texts.from, fullNameOf(customer)],
        [frame.id, customer.customerId],
      ],
      closing: fillLines(texts.closing, { date: displayDate(today, rules) }),
    },
  });
};

/** Fees, invoices of charges, and receipts of payments. FEES-03 */
export const serveFees = ({ serve, body, publicUrl, content }: ApiParts): void => {
  serve(fees, {
    answer: async ({ database, customerId, today }) => {
      const statement = await statementOf(database, customerId, today);
      if (!body.invoices) return statement;
      const transactions = statement.transactions.map((each) =>
        hasInvoice(each) ? { ...each, invoiceAvailable: true } : each,
      );
      return { ...statement, transactions };
    },
  });

  serve(invoice, {
    answer: async ({ database, customer, customerId, params, query, today, rules }) => {
      const { reference = "" } = params;
      const settings = body.invoices;
      const found = settings && invoiceOf(await ledgerOf(database, customerId), reference);
      if (!settings || !found) throw wordedRefusal("unknown", "NO_SUCH_INVOICE");
      const addressee =
        query.addressee === "employer" ? await employerOf(database, customerId) : await selfOf(database, customer);
      if (!addressee) throw wordedRefusal("unknown", "NO_EMPLOYER");
      const paper = await invoicePaper(
        { body, content },
        { invoice: found, customer, addressee, settings, today, rules },
      );
      return { name: invoiceFileName(reference, customerId), bytes: await drawPaper(body, paper) };
    },
  });

  serve(receipt, {
    answer: async (callRequest) => {
      const { database, customer, customerId, params, rules } = callRequest;
      const { reference = "" } = params;
      const transactions = withReceiptsInForce(await transactionsOf(database, customerId));
      const transaction = transactions.find((each) => each.reference === reference);
      if (!transaction || !hasReceipt(transaction)) throw wordedRefusal("unknown", "NO_SUCH_RECEIPT");
      return {
        name: receiptFileName(reference, customerId),
        bytes: await issuePaper({ body, publicUrl, content }, callRequest, {
          kind: "receipt",
          subject: reference,
          paperOn: await receiptPaper({ body, content }, { customer, payment: transaction, rules }),
        }),
      };
    },
  });
};
