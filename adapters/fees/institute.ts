import { hasReceipt, receiptFileName } from "../../domain/fees/account.ts";
import { dayOf } from "../../domain/kernel/calendar-date.ts";
import { fees, prepareReceipt, receipt } from "./contract.ts";
import { drawReceipt } from "./receipt.ts";
import { Refused } from "../institute/refused.ts";
import { customerOf } from "../customer/storage.ts";
import { statementOf, transactionOf } from "./storage.ts";
import type { ApiParts } from "../institute/api/api-parts.ts";

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
