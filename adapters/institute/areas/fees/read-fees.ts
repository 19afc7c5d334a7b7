import { byDateLatestFirst } from "../../../../domain/fees/account.ts";
import { hasInvoice } from "../../../../domain/fees/invoice.ts";
import type { Reading } from "../acting.ts";
import type { ApiParts } from "../api-parts.ts";
import { statementOf } from "./fees.store.ts";
import { pendingPaymentsOf } from "./online-payments/pending-payments.ts";

/** A customer's statement with the payments that are being confirmed, latest first; says which charges have an invoice. FEES-03 */
export const readFees = async (
  { database, customer, today, rules }: Reading,
  { body, content }: Pick<ApiParts, "body" | "content">,
) => {
  const [statement, pending] = await Promise.all([
    statementOf(database, customer.customerId, today),
    pendingPaymentsOf(database, content, customer, rules),
  ]);
  const posted = body.invoices
    ? statement.transactions.map((each) => (hasInvoice(each) ? { ...each, invoiceAvailable: true } : each))
    : statement.transactions;
  return { ...statement, transactions: [...pending, ...posted].toSorted(byDateLatestFirst) };
};
