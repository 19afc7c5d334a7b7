import type { Transaction } from "../../domain/fees/account.ts";
import { hasReceipt, receiptFileName } from "../../domain/fees/transactions.ts";
import { displayDate, type CalendarDate, type DateStyle } from "../../domain/kernel/calendar-date.ts";
import { displayPrice, type MoneyStyle } from "../../domain/kernel/money.ts";
import { fullNameOf, type CustomerRow } from "../customer/customer.store.ts";
import { issuePaper } from "../documents/issue-paper.ts";
import type { ApiParts } from "../institute/api/serve.ts";
import type { OrganisationSettings } from "../institute/body/body.ts";
import type { PaperContent } from "../institute/paper/layouts.ts";
import { Refused } from "../institute/refused.ts";
import { fees, receipt } from "./fees.contract.ts";
import { statementOf, transactionOf } from "./fees.store.ts";

const receiptPaper = (
  institute: OrganisationSettings,
  customer: CustomerRow,
  payment: Transaction,
  today: CalendarDate,
  rules: DateStyle & MoneyStyle,
): PaperContent => ({
  layout: "letter",
  content: {
    title: "Receipt",
    paragraphs: [`The ${institute.name} received this payment. Thank you.`],
    facts: [
      ["Amount received", displayPrice(payment.amount, rules, "forced")],
      ["Received on", displayDate(payment.date, rules)],
      ["Reference", payment.reference],
      ["For", payment.description],
      ["Received from", fullNameOf(customer)],
      ["ID", customer.customerId],
    ],
    closing: [`Issued on ${displayDate(today, rules)}. This receipt was made by a computer and needs no signature.`],
  },
});

/** Fees, and the receipts of what was paid. FEES-03 */
export const serveFees = ({ serve, body, publicUrl }: ApiParts): void => {
  serve(fees, { answer: ({ database, customerId, today }) => statementOf(database, customerId, today) });

  serve(receipt, {
    answer: async (asked) => {
      const { database, customer, customerId, params, rules } = asked;
      const { reference = "" } = params;
      const transaction = await transactionOf(database, customerId, reference);
      if (!transaction || !hasReceipt(transaction))
        throw new Refused(404, "NO_SUCH_RECEIPT", "There is no receipt of this payment.");
      return {
        name: receiptFileName(reference, customerId),
        bytes: await issuePaper({ body, publicUrl }, asked, {
          kind: "receipt",
          subject: reference,
          paperOn: (today) => receiptPaper(body, customer, transaction, today, rules),
        }),
      };
    },
  });
};
