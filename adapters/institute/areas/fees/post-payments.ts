import { balanceOf } from "../../../../domain/fees/transactions.ts";
import { customersWithIds, lockCustomers, type CustomerRow } from "../../platform/customers/customers.store.ts";
import { auditAll } from "../../platform/storage/audit.ts";
import { chunked } from "../../platform/storage/chunked.ts";
import { heldRecord } from "../../platform/storage/held-values.ts";
import { putWebhookMessages } from "../../platform/webhooks/webhook-outbox.ts";
import type { Acting } from "../acting.ts";
import { ledgersOf } from "./fees.store.ts";
import { transactionsTable } from "./fees.table.ts";
import { followPostings, peopleToRelease } from "./follow-postings.ts";
import { describePayment, settledBy, type NewPayment } from "./post-payment.ts";
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

/** Posts a payment for each of several people, in a few statements. */
const postOneEach = async <Payment extends PaymentOf>(
  acting: Acting,
  payments: readonly Payment[],
): Promise<readonly PostedPayment<Payment>[]> => {
  const { database, now, mails } = acting;
  const ids = payments.map(({ customerId }) => customerId);
  await lockCustomers(database, ids);
  const before = await ledgersOf(database, ids);
  const people = await customersWithIds(database, ids);
  const rows = await Promise.all(
    payments.map(async (payment) => {
      const { customerId, posting } = payment;
      const { way, ...rest } = posting;
      const items = settledBy(acting, before(customerId).transactions, posting);
      const payer = people.get(customerId);
      const description = payer ? await describePayment(mails.library, payer, way, items) : way;
      return { payment, items, row: transactionRow(acting, customerId, { ...rest, type: "PAYMENT", description }) };
    }),
  );
  const stored = rows.map(({ row }) => row);
  await database.insertInto("transactions").values(stored).execute();
  await auditAll(
    acting,
    database,
    stored.map((row) => ({
      kind: "transactions",
      record: row.reference,
      after: { customerId: row.customerId, ...heldRecord(transactionsTable, { ...row }) },
    })),
  );
  await putWebhookMessages(
    database,
    stored.map((row) => transactionMessage(acting, row)),
    now,
  );
  const released = await peopleToRelease(database, ids);
  const posted: PostedPayment<Payment>[] = [];
  for (const { payment, items, row } of rows) {
    const { customerId } = payment;
    const effects = released.has(customerId) ? await followPostings(acting, database, customerId) : {};
    await keepEffects(database, row.reference, effects);
    const person = people.get(customerId);
    if (person)
      posted.push({
        payment,
        person,
        transaction: row,
        balance: balanceOf([...before(customerId).transactions, row]),
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
