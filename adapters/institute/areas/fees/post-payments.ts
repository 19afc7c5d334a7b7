import type { Transaction } from "../../../../domain/fees/account.ts";
import { settledInTurn, type PaidItem } from "../../../../domain/fees/paying.ts";
import { effectOnBalance } from "../../../../domain/fees/postings.ts";
import { isPaidUp, type FeesLedger } from "../../../../domain/fees/settling.ts";
import { balanceOf } from "../../../../domain/fees/transactions.ts";
import type { Pence } from "../../../../domain/kernel/money.ts";
import { customersWithIds, lockCustomers, type CustomerRow } from "../../platform/customers/customers.store.ts";
import { auditAll } from "../../platform/storage/audit.ts";
import { chunked } from "../../platform/storage/chunked.ts";
import { heldRecord } from "../../platform/storage/held-values.ts";
import { putWebhookMessages } from "../../platform/webhooks/webhook-outbox.ts";
import type { Acting } from "../acting.ts";
import { groupByCustomer } from "../group-by-customer.ts";
import { ledgersOf, transactionFrom } from "./fees.store.ts";
import { transactionsTable, type TransactionRow } from "./fees.table.ts";
import { followPostings, peopleToRelease } from "./follow-postings.ts";
import { describePayment, type NewPayment } from "./post-payment.ts";
import { keepEffects, transactionMessage, transactionRow, type PostedTransaction } from "./post-transaction.ts";

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

/** A payment with the row that it becomes, and what it pays. */
interface PreparedPayment<Payment extends PaymentOf> {
  readonly payment: Payment;
  readonly items: readonly PaidItem[];
  readonly row: TransactionRow;
  readonly balance: Pence;
  /** Whether it is the first after which nothing is late, for somebody to whom that may give something back. */
  readonly releases: boolean;
}

/** The person of some payments, and what they owe. */
interface Account {
  readonly payer: CustomerRow | undefined;
  readonly ledger: FeesLedger<Transaction>;
  readonly mayRelease: boolean;
}

/** Prepares payments of one person in their order; the ledger is settled once for all of them. */
const prepareOf = async <Payment extends PaymentOf>(
  acting: Acting,
  { payer, ledger, mayRelease }: Account,
  payments: readonly Payment[],
): Promise<readonly PreparedPayment<Payment>[]> => {
  const rowOf = ({ customerId, posting: { way, ...rest } }: Payment, description = way): TransactionRow =>
    transactionRow(acting, customerId, { ...rest, type: "PAYMENT", description });
  const added = payments.map((payment) => transactionFrom(rowOf(payment)));
  const settled = settledInTurn(ledger.transactions, added);
  let balance = balanceOf(ledger.transactions);
  let isReleased = !mayRelease;
  const prepared: PreparedPayment<Payment>[] = [];
  for (const [index, payment] of payments.entries()) {
    const { way } = payment.posting;
    const items = settled[index] ?? [];
    const row = rowOf(payment, payer ? await describePayment(acting.mails.library, payer, way, items) : way);
    balance += effectOnBalance(row);
    const after = () => ({ ...ledger, transactions: [...ledger.transactions, ...added.slice(0, index + 1)] });
    const releases: boolean = !isReleased && isPaidUp(after(), acting.today);
    isReleased ||= releases;
    prepared.push({ payment, items, row, balance, releases });
  }
  return prepared;
};

/** Posts as many payments as fit into one statement, sorted by person. */
const postPiece = async <Payment extends PaymentOf>(
  acting: Acting,
  payments: readonly Payment[],
): Promise<readonly PostedPayment<Payment>[]> => {
  const { database, now } = acting;
  const byPerson = groupByCustomer(payments);
  const ids = [...byPerson.keys()];
  await lockCustomers(database, ids);
  const ledgerOf = await ledgersOf(database, ids);
  const people = await customersWithIds(database, ids);
  const toRelease = await peopleToRelease(database, ids);
  const prepared: PreparedPayment<Payment>[] = [];
  for (const [customerId, own] of byPerson) {
    const account = {
      payer: people.get(customerId),
      ledger: ledgerOf(customerId),
      mayRelease: toRelease.has(customerId),
    };
    prepared.push(...(await prepareOf(acting, account, own)));
  }
  const rows = prepared.map(({ row }) => row);
  await database.insertInto("transactions").values(rows).execute();
  await auditAll(
    acting,
    database,
    rows.map((row) => ({
      kind: "transactions",
      record: row.reference,
      after: { customerId: row.customerId, ...heldRecord(transactionsTable, { ...row }) },
    })),
  );
  await putWebhookMessages(
    database,
    rows.map((row) => transactionMessage(acting, row)),
    now,
  );
  const posted: PostedPayment<Payment>[] = [];
  for (const { payment, items, row, balance, releases } of prepared) {
    const effects = releases ? await followPostings(acting, database, row.customerId) : {};
    await keepEffects(database, row.reference, effects);
    const person = people.get(row.customerId);
    if (person)
      posted.push({
        payment,
        person,
        transaction: row,
        balance,
        isSuspensionEnded: effects.suspension !== undefined,
        settled: items.map(({ reference }) => reference),
      });
  }
  return posted;
};

/**
 * Posts payments of many people as `postTransaction` does each, at a fraction of its time. People are locked in the order
 * of their IDs. Requires a transaction. CASH-02, CASH-03
 */
export const postPayments = async <Payment extends PaymentOf>(
  acting: Acting,
  payments: readonly Payment[],
): Promise<readonly PostedPayment<Payment>[]> => {
  const ordered = payments.toSorted((one, other) =>
    one.customerId < other.customerId ? -1 : Number(one.customerId > other.customerId),
  );
  const posted = new Map<Payment, PostedPayment<Payment>>();
  for (const piece of chunked(ordered))
    for (const each of await postPiece(acting, piece)) posted.set(each.payment, each);
  return payments.flatMap((payment) => posted.get(payment) ?? []);
};
