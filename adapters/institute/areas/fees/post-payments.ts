import type { Transaction } from "../../../../domain/fees/account.ts";
import { settle } from "../../../../domain/fees/settling.ts";
import { balanceOf } from "../../../../domain/fees/transactions.ts";
import { customersWithIds, lockCustomers, type CustomerRow } from "../../platform/customers/customers.store.ts";
import { auditAll } from "../../platform/storage/audit.ts";
import { chunked } from "../../platform/storage/chunked.ts";
import { heldRecord } from "../../platform/storage/held-values.ts";
import { putWebhookMessages } from "../../platform/webhooks/outbox.ts";
import type { Acting } from "../acting.ts";
import { ledgersOf, transactionFrom } from "./fees.store.ts";
import { followPostings, peopleToRelease } from "./follow-postings.ts";
import {
  keepEffects,
  transactionMessage,
  transactionRow,
  type PostedTransaction,
  type Posting,
} from "./post-transaction.ts";

/** A payment to post, and for whom. */
export interface PaymentOf {
  readonly customerId: string;
  readonly posting: Omit<Posting, "type"> & { readonly reference: string };
}

/** A posted payment with its person and the charges that it settled, wholly or in part. */
export interface PostedPayment<Payment extends PaymentOf = PaymentOf> extends PostedTransaction {
  readonly payment: Payment;
  readonly person: CustomerRow;
  readonly settled: readonly string[];
}

/** The references of the charges of which less is open after a payment than before. */
const settledBy = (before: readonly Transaction[], after: readonly Transaction[]): readonly string[] => {
  const open = new Map(settle(before).charges.map((each) => [each.charge.reference, each.open]));
  return settle(after)
    .charges.filter((each) => each.open < (open.get(each.charge.reference) ?? 0))
    .map(({ charge }) => charge.reference);
};

/** Posts a payment for each of several people, in a few statements. */
const postOneEach = async <Payment extends PaymentOf>(
  acting: Acting,
  payments: readonly Payment[],
): Promise<readonly PostedPayment<Payment>[]> => {
  const { database, now } = acting;
  const ids = payments.map(({ customerId }) => customerId);
  await lockCustomers(database, ids);
  const before = await ledgersOf(database, ids);
  const people = await customersWithIds(database, ids);
  const rows = payments.map((payment) => ({
    payment,
    row: transactionRow(acting, payment.customerId, { ...payment.posting, type: "PAYMENT" }),
  }));
  const stored = rows.map(({ row }) => row);
  await database.insertInto("transactions").values(stored).execute();
  await auditAll(
    acting,
    database,
    stored.map((row) => ({
      kind: "transactions",
      record: row.reference,
      after: { customerId: row.customerId, ...heldRecord("transactions", { ...row }) },
    })),
  );
  await putWebhookMessages(
    database,
    stored.map((row) => transactionMessage(acting, row)),
    now,
  );
  const released = await peopleToRelease(database, ids);
  const posted: PostedPayment<Payment>[] = [];
  for (const { payment, row } of rows) {
    const { customerId } = payment;
    const effects = released.has(customerId) ? await followPostings(acting, database, customerId) : {};
    await keepEffects(database, row.reference, effects);
    const earlier = before(customerId).transactions;
    const after = [...earlier, transactionFrom(row)];
    const person = people.get(customerId);
    if (person)
      posted.push({
        payment,
        person,
        transaction: row,
        balance: balanceOf(after),
        isSuspensionEnded: effects.suspension !== undefined,
        settled: settledBy(earlier, after),
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
  const rounds: Payment[][] = [];
  const count = new Map<string, number>();
  for (const payment of ordered) {
    const nth = count.get(payment.customerId) ?? 0;
    count.set(payment.customerId, nth + 1);
    (rounds[nth] ??= []).push(payment);
  }
  const posted = new Map<Payment, PostedPayment<Payment>>();
  for (const round of rounds)
    for (const piece of chunked(round))
      for (const each of await postOneEach(acting, piece)) posted.set(each.payment, each);
  return payments.flatMap((payment) => posted.get(payment) ?? []);
};
