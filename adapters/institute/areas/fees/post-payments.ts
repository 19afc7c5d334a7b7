import { balanceOf } from "../../../../domain/fees/transactions.ts";
import { whyNotPosted } from "../../../../domain/fees/why-not-posted.ts";
import { lockAccountsThatStay } from "../../platform/customers/accounts-that-stay.store.ts";
import { customersWithIds, type CustomerRow } from "../../platform/customers/customers.store.ts";
import { isErased } from "../../platform/customers/erase-customer.ts";
import { RefusalError } from "../../platform/http/refusal-error.ts";
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

/** A payment and the account that it is posted on. */
interface AccountPayment<Payment extends PaymentOf> {
  readonly customerId: string;
  readonly payment: Payment;
}

/** Posts a payment on each of several accounts, in a few statements. */
const postOneEach = async <Payment extends PaymentOf>(
  acting: Acting,
  payments: readonly AccountPayment<Payment>[],
): Promise<readonly PostedPayment<Payment>[]> => {
  const { database, now, mails } = acting;
  const ids = payments.map(({ customerId }) => customerId);
  const before = await ledgersOf(database, ids);
  const people = await customersWithIds(database, ids);
  for (const person of people.values()) {
    const why = whyNotPosted({ isErased: isErased(person) }, "PAYMENT");
    if (why !== undefined) throw new RefusalError("conflict", "NOT_POSTED", why);
  }
  const rows = await Promise.all(
    payments.map(async ({ customerId, payment }) => {
      const { posting } = payment;
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
    const { customerId } = row;
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
 * Posts payments of many people as `takePayment` does each, at a fraction of its time, on the accounts that stay. Requires a
 * transaction. CASH-02, CASH-03, LIFE-02
 */
export const postPayments = async <Payment extends PaymentOf>(
  acting: Acting,
  payments: readonly Payment[],
): Promise<readonly PostedPayment<Payment>[]> => {
  const staying = await lockAccountsThatStay(
    acting.database,
    payments.map(({ customerId }) => customerId),
  );
  const rounds: AccountPayment<Payment>[][] = [];
  const count = new Map<string, number>();
  for (const payment of payments) {
    const customerId = staying(payment.customerId);
    const nth = count.get(customerId) ?? 0;
    count.set(customerId, nth + 1);
    (rounds[nth] ??= []).push({ customerId, payment });
  }
  const posted = new Map<Payment, PostedPayment<Payment>>();
  for (const round of rounds)
    for (const piece of chunked(round))
      for (const each of await postOneEach(acting, piece)) posted.set(each.payment, each);
  return payments.flatMap((payment) => posted.get(payment) ?? []);
};
