import { hasReceipt, receiptFileName } from "../../../domain/fees/account.ts";
import { dayOf } from "../../../domain/kernel/calendar-date.ts";
import { fees, prepareReceipt, receipt } from "../../contract/fees.ts";
import { drawReceipt } from "../documents/receipt.ts";
import { Refused } from "../refused.ts";
import { customerOf } from "../storage/customers.ts";
import { statementOf, transactionOf } from "../storage/fees.ts";
import type { ApiParts } from "./api-parts.ts";

/** Fees, and the receipts of what was paid. FEES-03 */
export const serveFees = ({ serve, serveFile, database, now }: ApiParts): void => {
  serve(fees, { answer: ({ customerId }) => statementOf(database, customerId) });

  serveFile({ open: receipt, prepare: prepareReceipt }, async ({ customerId, params: { reference = "" } }) => {
    const transaction = await transactionOf(database, customerId, reference);
    if (!transaction || !hasReceipt(transaction))
      throw new Refused(404, "NO_SUCH_RECEIPT", "There is no receipt of this payment.");
    const customer = await customerOf(database, customerId);
    return {
      name: receiptFileName(reference, customerId),
      bytes: await drawReceipt(customer, transaction, dayOf(now())),
    };
  });
};
