import { isEndedByPayment } from "../../../../domain/customer/suspension.ts";
import { userTypeOf } from "../../../../domain/customer/user-type.ts";
import type { Transaction } from "../../../../domain/fees/account.ts";
import { settledInTurn, type PaidItem } from "../../../../domain/fees/paying.ts";
import { effectOnBalance } from "../../../../domain/fees/postings.ts";
import { debtsOf, isPaidUp, type FeesLedger } from "../../../../domain/fees/settling.ts";
import { balanceOf } from "../../../../domain/fees/transactions.ts";
import type { Pence } from "../../../../domain/kernel/money.ts";
import type { TextLibrary } from "../../platform/content/content-library.ts";
import { fillLine } from "../../platform/content/fill-line.ts";
import { customersWithIds, suspensionOf, type CustomerRow } from "../../platform/customers/customers.store.ts";
import { chunked, peopleAtOnce } from "../../platform/storage/chunked.ts";
import { groupByCustomer } from "../group-by-customer.ts";
import type { ActionContext } from "../use-case-context.ts";
import { ledgersOf, transactionFrom } from "./fees.store.ts";
import type { TransactionRow } from "./fees.table.ts";
import { peopleToRelease } from "./follow-postings.ts";
import { transactionRow, type Posting, type PostedTransaction } from "./post-transaction.ts";

/** A payment to post, and for whom. */
export interface PaymentOf {
  readonly customerId: string;
  /** `way` says how the payment came: "Payment by card". */
  readonly posting: Omit<Posting, "type" | "description"> & { readonly way: string };
}

/** A posted payment with its person, and what it paid of which charges. */
export interface PostedPayment<Payment extends PaymentOf = PaymentOf> extends PostedTransaction {
  readonly payment: Payment;
  readonly person: CustomerRow;
  readonly items: readonly PaidItem[];
  /** The open amount of each unpaid charge before it. */
  readonly open: readonly Pence[];
}

/** A payment with everything that its posting needs. */
export interface PreparedPayment<Payment extends PaymentOf> extends PostedPayment<Payment> {
  readonly transaction: TransactionRow;
  /** Whether it ends the effects of late fees: the first payment after which nothing is late. */
  readonly releases: boolean;
}

/** Somebody who pays, and what they owe. */
interface Account {
  readonly person: CustomerRow;
  readonly ledger: FeesLedger<Transaction>;
  readonly mayRelease: boolean;
}

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

/** Prepares payments of one person in their order; the ledger is settled once for all of them. */
const prepareOf = async <Payment extends PaymentOf>(
  context: ActionContext,
  { person, ledger, mayRelease }: Account,
  payments: readonly Payment[],
): Promise<readonly PreparedPayment<Payment>[]> => {
  const { today, mails } = context;
  const rows = payments.map((payment) => {
    const { way: description, ...posting } = payment.posting;
    return { payment, row: transactionRow(context, person.customerId, { ...posting, type: "PAYMENT", description }) };
  });
  const added = rows.map(({ row }) => transactionFrom(row));
  const settled = settledInTurn(ledger.transactions, added);
  const profile = { status: person.status, suspensionDetails: suspensionOf(person, today) };
  const owed = new Map(debtsOf(ledger).map(({ reference, open }) => [reference, open]));
  let balance = balanceOf(ledger.transactions);
  let isReleased = !mayRelease;
  const prepared: PreparedPayment<Payment>[] = [];
  for (const [index, { payment, row }] of rows.entries()) {
    const items = settled[index] ?? [];
    const open = [...owed.values()];
    for (const { reference, amount } of items) {
      const left = (owed.get(reference) ?? 0) - amount;
      if (left > 0) owed.set(reference, left);
      else owed.delete(reference);
    }
    const transaction = { ...row, description: await describePayment(mails.library, person, row.description, items) };
    balance += effectOnBalance(transaction);
    const after = () => ({ ...ledger, transactions: [...ledger.transactions, ...added.slice(0, index + 1)] });
    const releases: boolean = !isReleased && isPaidUp(after(), today);
    isReleased ||= releases;
    prepared.push({
      payment,
      person,
      transaction,
      balance,
      releases,
      isSuspensionEnded: releases && isEndedByPayment(profile, debtsOf(after()), today),
      items,
      open,
    });
  }
  return prepared;
};

/** Prepares payments of several people, each in their order, for the account of each. Changes nothing. CASH-02, LIFE-02 */
export const preparePayments = async <Payment extends PaymentOf>(
  context: ActionContext,
  payments: readonly Payment[],
  accountOf: (customerId: string) => string = (customerId) => customerId,
): Promise<readonly PreparedPayment<Payment>[]> => {
  const { database } = context;
  const prepared: PreparedPayment<Payment>[] = [];
  const ofAccounts = payments.map((payment) => ({ customerId: accountOf(payment.customerId), payment }));
  for (const some of chunked([...groupByCustomer(ofAccounts)], peopleAtOnce)) {
    const ids = some.map(([customerId]) => customerId);
    const ledgerOf = await ledgersOf(database, ids);
    const people = await customersWithIds(database, ids);
    const toRelease = await peopleToRelease(database, ids);
    for (const [customerId, own] of some) {
      const person = people.get(customerId);
      if (!person) continue;
      const account = { person, ledger: ledgerOf(customerId), mayRelease: toRelease.has(customerId) };
      const ownPayments = own.map(({ payment }) => payment);
      prepared.push(...(await prepareOf(context, account, ownPayments)));
    }
  }
  return prepared;
};
