import { isEndedByPayment } from "../../../../domain/customer/suspension.ts";
import type { Transaction } from "../../../../domain/fees/account.ts";
import { settledInTurn } from "../../../../domain/fees/paying.ts";
import { effectOnBalance } from "../../../../domain/fees/postings.ts";
import { debtsOf, isPaidUp, type FeesLedger } from "../../../../domain/fees/settling.ts";
import { balanceOf } from "../../../../domain/fees/transactions.ts";
import { whyNotPosted } from "../../../../domain/fees/why-not-posted.ts";
import { customersWithIds, suspensionOf, type CustomerRow } from "../../platform/customers/customers.store.ts";
import { isErased } from "../../platform/customers/erase-customer.ts";
import { RefusalError } from "../../platform/http/refusal-error.ts";
import { chunked, peopleAtOnce } from "../../platform/storage/chunked.ts";
import type { Acting } from "../acting.ts";
import { groupByCustomer } from "../group-by-customer.ts";
import { ledgersOf, transactionFrom } from "./fees.store.ts";
import type { TransactionRow } from "./fees.table.ts";
import { peopleToRelease } from "./follow-postings.ts";
import { describePayment, type NewPayment } from "./post-payment.ts";
import { transactionRow, type PostedTransaction } from "./post-transaction.ts";

/** A payment to post, and for whom. */
export interface PaymentOf {
  readonly customerId: string;
  readonly posting: NewPayment & { readonly reference: string };
}

/** A posted payment with its person and the charges that it settled, wholly or in part. */
export interface PostedPayment<Payment extends PaymentOf = PaymentOf> extends PostedTransaction {
  readonly payment: Payment;
  readonly person: CustomerRow;
  readonly settled: readonly string[];
}

/** A payment that can be posted as it is. */
export interface PreparedPayment<Payment extends PaymentOf> extends PostedPayment<Payment> {
  readonly transaction: TransactionRow;
  /** Whether it is the first after which nothing is late, for somebody to whom that may give something back. */
  readonly releases: boolean;
}

/** Somebody who pays, and what they owe. */
interface Account {
  readonly person: CustomerRow;
  readonly ledger: FeesLedger<Transaction>;
  readonly mayRelease: boolean;
}

/** Prepares payments of one person in their order; the ledger is settled once for all of them. */
const prepareOf = async <Payment extends PaymentOf>(
  acting: Acting,
  { person, ledger, mayRelease }: Account,
  payments: readonly Payment[],
): Promise<readonly PreparedPayment<Payment>[]> => {
  const { today, mails } = acting;
  const rowOf = ({ posting: { way, ...rest } }: Payment, description = way): TransactionRow =>
    transactionRow(acting, person.customerId, { ...rest, type: "PAYMENT", description });
  const added = payments.map((payment) => transactionFrom(rowOf(payment)));
  const settled = settledInTurn(ledger.transactions, added);
  const profile = { status: person.status, suspensionDetails: suspensionOf(person, today) };
  let balance = balanceOf(ledger.transactions);
  let isReleased = !mayRelease;
  const prepared: PreparedPayment<Payment>[] = [];
  for (const [index, payment] of payments.entries()) {
    const items = settled[index] ?? [];
    const transaction = rowOf(payment, await describePayment(mails.library, person, payment.posting.way, items));
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
      settled: items.map(({ reference }) => reference),
    });
  }
  return prepared;
};

/** Prepares payments of several people, each in their order, for the account of each. Changes nothing. CASH-02, LIFE-02 */
export const preparePayments = async <Payment extends PaymentOf>(
  acting: Acting,
  payments: readonly Payment[],
  accountOf: (customerId: string) => string = (customerId) => customerId,
): Promise<readonly PreparedPayment<Payment>[]> => {
  const { database } = acting;
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
      const why = whyNotPosted({ isErased: isErased(person) }, "PAYMENT");
      if (why !== undefined) throw new RefusalError("conflict", "NOT_POSTED", why);
      const account = { person, ledger: ledgerOf(customerId), mayRelease: toRelease.has(customerId) };
      const ownPayments = own.map(({ payment }) => payment);
      prepared.push(...(await prepareOf(acting, account, ownPayments)));
    }
  }
  return prepared;
};
