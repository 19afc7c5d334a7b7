import { userTypeOf } from "../../../../domain/customer/user-type.ts";
import type { Transaction } from "../../../../domain/fees/account.ts";
import { settledBetween, type PaidItem } from "../../../../domain/fees/paying.ts";
import type { TextLibrary } from "../../platform/content/content-library.ts";
import { fillLine } from "../../platform/content/fill-line.ts";
import type { CustomerRow } from "../../platform/customers/customers.store.ts";
import type { Operator } from "../../platform/operator.ts";
import type { Database } from "../../platform/storage/storage.ts";
import { transactionFrom, transactionsOf } from "./fees.store.ts";
import { postTransaction, transactionRow, type PostedTransaction, type Posting } from "./post-transaction.ts";

/** A payment to post, in the way that it came: "Payment by card". */
export interface NewPayment extends Omit<Posting, "type" | "description"> {
  readonly way: string;
}

/** What a payment with a reference of its own settles of a ledger. */
export const settledBy = (
  operator: Operator,
  before: readonly Transaction[],
  { way, ...payment }: NewPayment & { readonly reference: string },
): readonly PaidItem[] => {
  const row = transactionRow(operator, "", { ...payment, type: "PAYMENT", description: way });
  return settledBetween(before, [...before, transactionFrom(row)]);
};

/** The description of a payment: how it came, and what it pays. FEES-03 */
export const describePayment = async (
  library: TextLibrary,
  { customerType }: Pick<CustomerRow, "customerType">,
  way: string,
  items: readonly PaidItem[],
): Promise<string> => {
  if (items.length === 0) return way;
  const { payment } = await library.document("transaction-descriptions", userTypeOf(customerType));
  return fillLine(payment, { way, charges: items.map(({ description }) => description).join(", ") });
};

/** A posted payment, and what it paid. */
export interface PostedPaymentOf extends PostedTransaction {
  readonly items: readonly PaidItem[];
}

/** Posts a payment whose description says what it pays. Requires a transaction. FEES-03, CASH-02 */
export const postPayment = async (
  operator: Operator,
  { database, library }: { readonly database: Database; readonly library: TextLibrary },
  person: CustomerRow,
  payment: NewPayment & { readonly reference: string },
): Promise<PostedPaymentOf> => {
  const items = settledBy(operator, await transactionsOf(database, person.customerId), payment);
  const { way, ...posting } = payment;
  const description = await describePayment(library, person, way, items);
  return {
    ...(await postTransaction(operator, database, person, { ...posting, type: "PAYMENT", description })),
    items,
  };
};
