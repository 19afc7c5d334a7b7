import { byDateLatestFirst } from "../../../../domain/fees/account.ts";
import { hasInvoice } from "../../../../domain/fees/invoice.ts";
import type { ApiDependencies } from "../api-dependencies.ts";
import type { ReadContext } from "../use-case-context.ts";
import { descriptionsFor } from "./descriptions.ts";
import { statementOf } from "./fees.store.ts";
import { pendingPaymentsOf } from "./online-payments/pending-payments.ts";

/** A customer's statement in their language, with the payments that are being confirmed, latest first; says which charges have an invoice. FEES-03 */
export const readFees = async (
  { database, customer, today, rules, language }: ReadContext,
  { body, content }: Pick<ApiDependencies, "body" | "content">,
) => {
  const [statement, pending, describe] = await Promise.all([
    statementOf(database, customer.customerId, today),
    pendingPaymentsOf(database, content, customer, rules),
    descriptionsFor(content, { customer, language }),
  ]);
  const posted = body.invoices
    ? statement.transactions.map((each) => (hasInvoice(each) ? { ...each, invoiceAvailable: true } : each))
    : statement.transactions;
  const inWords = <Described extends { readonly description: string }>(each: Described): Described => ({
    ...each,
    description: describe(each.description),
  });
  return {
    ...statement,
    transactions: [...pending, ...posted].map(inWords).toSorted(byDateLatestFirst),
    owed: statement.owed.map(inWords),
  };
};
