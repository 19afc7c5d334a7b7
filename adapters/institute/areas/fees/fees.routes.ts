import type { Transaction } from "../../../../domain/fees/account.ts";
import { hasReceipt, receiptFileName, withReceiptsInForce } from "../../../../domain/fees/transactions.ts";
import { displayDate, type CalendarDate, type DateStyle } from "../../../../domain/kernel/calendar-date.ts";
import { displayPrice, type MoneyStyle } from "../../../../domain/kernel/money.ts";
import { fees, receipt } from "../../../contract/fees.contract.ts";
import { fullNameOf, type CustomerRow } from "../../platform/customers/customers.store.ts";
import { wordedRefusal } from "../../platform/http/refusal-texts.ts";
import type { PaperContent } from "../../platform/paper/layouts.ts";
import { fillLines, paperWords } from "../../platform/paper/paper-texts.ts";
import type { ApiParts } from "../api-parts.ts";
import { issuePaper } from "../documents/issue-paper.ts";
import { statementOf, transactionsOf } from "./fees.store.ts";

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

/** Fees, and receipts of payments. FEES-03 */
export const serveFees = ({ serve, body, publicUrl, content }: ApiParts): void => {
  serve(fees, { answer: ({ database, customerId, today }) => statementOf(database, customerId, today) });

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
