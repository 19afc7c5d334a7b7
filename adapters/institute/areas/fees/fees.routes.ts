import { byDateLatestFirst } from "../../../../domain/fees/account.ts";
import { hasInvoice, invoiceFileName, invoiceOf } from "../../../../domain/fees/invoice.ts";
import { hasReceipt, receiptFileName, withReceiptsInForce } from "../../../../domain/fees/transactions.ts";
import { fees, invoice, receipt } from "../../../contract/fees.contract.ts";
import { wordedRefusal } from "../../platform/http/refusal-texts.ts";
import { drawPaper } from "../../platform/paper/draw.ts";
import type { ApiParts } from "../api-parts.ts";
import { issuePaper } from "../documents/issue-paper.ts";
import { ledgerOf, statementOf, transactionsBefore, transactionsOf } from "./fees.store.ts";
import { employerOf, invoicePaper, selfOf } from "./invoice.ts";
import { pendingPaymentsOf } from "./online-payments/pending-payments.ts";
import { receiptPaper } from "./receipt.ts";

/** Fees, invoices of charges, and receipts of payments. FEES-03 */
export const serveFees = ({ serve, body, publicUrl, content }: ApiParts): void => {
  serve(fees, {
    answer: async ({ database, customer, customerId, today, rules }) => {
      const [statement, pending] = await Promise.all([
        statementOf(database, customerId, today),
        pendingPaymentsOf(database, content, customer, rules),
      ]);
      const posted = body.invoices
        ? statement.transactions.map((each) => (hasInvoice(each) ? { ...each, invoiceAvailable: true } : each))
        : statement.transactions;
      return { ...statement, transactions: [...pending, ...posted].toSorted(byDateLatestFirst) };
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
      const payment = transactions.find((each) => each.reference === reference);
      if (!payment || !hasReceipt(payment)) throw wordedRefusal("unknown", "NO_SUCH_RECEIPT");
      const before = await transactionsBefore(database, customerId, reference);
      return {
        name: receiptFileName(reference, customerId),
        bytes: await issuePaper({ body, publicUrl, content }, callRequest, {
          kind: "receipt",
          subject: reference,
          paperOn: await receiptPaper({ body, content }, { customer, payment, before, rules }),
        }),
      };
    },
  });
};
