import { fees, invoice, receipt } from "../../../contract/fees.contract.ts";
import type { ApiDependencies } from "../api-dependencies.ts";
import { drawInvoice } from "./draw-invoice.ts";
import { issueReceipt } from "./issue-receipt.ts";
import { readFees } from "./read-fees.ts";

/** Fees, invoices of charges, and receipts of payments. FEES-03 */
export const serveFees = ({ serve, ...parts }: ApiDependencies): void => {
  serve(fees, { answer: (request) => readFees(request, parts) });

  serve(invoice, {
    answer: (request) => {
      const { reference = "" } = request.params;
      return drawInvoice(request, parts, { reference, addressee: request.query.addressee });
    },
  });

  serve(receipt, { answer: (request) => issueReceipt(request, parts, request.params["reference"] ?? "") });
};
