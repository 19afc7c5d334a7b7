import { fees, invoice, receipt } from "../../../contract/fees.contract.ts";
import type { ApiDependencies } from "../api-dependencies.ts";
import { drawInvoice } from "./draw-invoice.ts";
import { issueReceipt } from "./issue-receipt.ts";
import { readFees } from "./read-fees.ts";

/** Fees, invoices of charges, and receipts of payments. FEES-03 */
export const serveFees = ({ serve, ...dependencies }: ApiDependencies): void => {
  serve(fees, { answer: (request) => readFees(request, dependencies) });

  serve(invoice, {
    answer: (request) => {
      const { reference = "" } = request.params;
      return drawInvoice(request, dependencies, { reference, addressee: request.query.addressee });
    },
  });

  serve(receipt, { answer: (request) => issueReceipt(request, dependencies, request.params["reference"] ?? "") });
};
