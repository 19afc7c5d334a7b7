import type { Transaction } from "../../domain/fees/account.ts";
import { hasReceipt, receiptFileName } from "../../domain/fees/transactions.ts";
import { displayDate, type CalendarDate, type DateStyle } from "../../domain/kernel/calendar-date.ts";
import { displayPrice, type MoneyStyle } from "../../domain/kernel/money.ts";
import { fullNameOf, type CustomerRow } from "../customer/customer.store.ts";
import type { ApiParts } from "../institute/api/serve.ts";
import type { OrganisationSettings } from "../institute/body/body.ts";
import { drawLetter } from "../institute/paper/draw.ts";
import { Refused } from "../institute/refused.ts";
import type { Database } from "../institute/storage/storage.ts";
import { fees, receipt } from "./fees.contract.ts";
import { statementOf, transactionColumns, transactionFrom } from "./fees.store.ts";

/** One of a customer's own transactions. */
const transactionOf = async (
  database: Database,
  customerId: string,
  reference: string,
): Promise<Transaction | undefined> => {
  const row = await database
    .selectFrom("transactions")
    .select(transactionColumns)
    .where("customerId", "=", customerId)
    .where("reference", "=", reference)
    .executeTakeFirst();
  return row && transactionFrom(row);
};

const drawReceipt = (
  institute: OrganisationSettings,
  customer: CustomerRow,
  payment: Transaction,
  today: CalendarDate,
  rules: DateStyle & MoneyStyle,
): Promise<Buffer> =>
  drawLetter(institute, {
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
  });

/** Fees, and the receipts of what was paid. FEES-03 */
export const serveFees = ({ serve, body }: ApiParts): void => {
  serve(fees, { answer: ({ database, customerId, today }) => statementOf(database, customerId, today) });

  serve(receipt, {
    answer: async ({ database, customer, customerId, params: { reference = "" }, today, rules }) => {
      const transaction = await transactionOf(database, customerId, reference);
      if (!transaction || !hasReceipt(transaction))
        throw new Refused(404, "NO_SUCH_RECEIPT", "There is no receipt of this payment.");
      return {
        name: receiptFileName(reference, customerId),
        bytes: await drawReceipt(body, customer, transaction, today, rules),
      };
    },
  });
};
